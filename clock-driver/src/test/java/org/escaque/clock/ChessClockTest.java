package org.escaque.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What stories do not tell: refused clocks, and words for logs. */
class ChessClockTest {

  private static final ChessClock CLOCK =
      ChessClock.of(TimeControl.of(Duration.ofMinutes(5)), false);

  @ParameterizedTest
  @EnumSource
  void inPeriod_beyondTheControl_isRefused(Side side) {
    assertThat(CLOCK.inPeriod(side, 0)).isEqualTo(CLOCK);
    assertThatThrownBy(() -> CLOCK.inPeriod(side, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("5m");
  }

  @Test
  void constructor_aFlagTwice_isRefused() {
    assertThatThrownBy(
            () ->
                new ChessClock(
                    CLOCK.control(),
                    CLOCK.state(),
                    CLOCK.white(),
                    CLOCK.black(),
                    List.of(Side.WHITE, Side.WHITE)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("flags");
  }

  @Test
  void toString_tellsTimesStateAndFlags() {
    var running = CLOCK.start(Side.BLACK, Tick.ZERO);

    assertThat(CLOCK).hasToString("white 0:05:00 black 0:05:00 stopped");
    assertThat(running.paused(Tick.ofMillis(500)))
        .hasToString("white 0:05:00 black 0:04:59.5 paused");
    assertThat(running.at(Tick.ofMillis(300_000)))
        .hasToString("white 0:05:00 black 0:00:00 running black flags [black]");
  }

  @ParameterizedTest
  @CsvSource({"-1, 0, 0, 0", "0, -1, 0, 0", "0, 0, -1, 0", "0, 0, 0, -1"})
  void sideClock_negativeCounts_areRefused(long used, int period, int completed, long lastUsed) {
    assertThatThrownBy(() -> new SideClock(0, used, period, completed, 0, lastUsed))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }

  @Test
  void snapshot_ofASideThatIsNone_isRefused() {
    var snapshot = CLOCK.snapshot(Tick.ZERO);

    assertThat(snapshot.moving()).isEmpty();
    assertThatThrownBy(
            () ->
                new ClockSnapshot(
                    snapshot.control(), "red", snapshot.white(), snapshot.black(), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("red");
  }

  @ParameterizedTest
  @CsvSource({"LEFT, RIGHT, left, LEFT", "RIGHT, LEFT, right, RIGHT"})
  void lever_hasAnOtherAndATimeThatRuns(Lever lever, Lever other, String word, Runs runs) {
    assertThat(lever.other()).isEqualTo(other);
    assertThat(lever).hasToString(word);
    assertThat(Runs.of(lever)).isEqualTo(runs).hasToString(word);
  }
}
