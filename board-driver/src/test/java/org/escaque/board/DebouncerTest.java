package org.escaque.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class DebouncerTest {

  private static final long E2 = Square.E2.bit();
  private static final long E4 = Square.E4.bit();

  private final Debouncer debouncer = new Debouncer(Settling.ON_CHANGE);

  private static ContactFrame frame(long millis, long occupied) {
    return new ContactFrame(Tick.ofMillis(millis), occupied);
  }

  @Test
  void frame_theFirst_saysThatTheBoardIsThere() {
    assertThat(debouncer.frame(frame(7, E2)))
        .containsExactly(new BoardEvent.BoardBack(Occupancy.of(Square.E2), Tick.ofMillis(7)));
    assertThat(debouncer.occupancy()).isEqualTo(Occupancy.of(Square.E2));
  }

  @Test
  void frame_withoutNews_saysNothing() {
    debouncer.frame(frame(0, E2));

    assertThat(debouncer.frame(frame(5, E2))).isEmpty();
    assertThat(debouncer.wakeAt()).isEmpty();
    assertThat(debouncer.at(Tick.ofMillis(1000))).isEmpty();
  }

  @Test
  void frame_withAGapBetweenScans_isSeenEmpty() {
    debouncer.standing(new Occupancy(E2));

    assertThat(debouncer.frame(new ContactFrame(Tick.ofMillis(10), E2, E2 | E4))).isEmpty();
    assertThat(debouncer.restless()).isEqualTo(Occupancy.of(Square.E2));
    assertThat(debouncer.at(Tick.ofMillis(90)))
        .containsExactly(new BoardEvent.SquareSeenEmpty(Square.E2, Tick.ofMillis(10)));
  }

  @Test
  void frame_folded_keepsTheGap() {
    debouncer.standing(new Occupancy(E2));

    debouncer.frame(frame(10, 0).fold(frame(15, E2)));

    assertThat(debouncer.at(Tick.ofMillis(200)))
        .containsExactly(new BoardEvent.SquareSeenEmpty(Square.E2, Tick.ofMillis(10)));
  }

  @Test
  void wakeAt_severalRestlessSquares_isTheEarliest() {
    debouncer.standing(new Occupancy(E2));

    debouncer.frame(frame(0, 0));
    debouncer.frame(frame(5, E4));

    assertThat(debouncer.wakeAt()).contains(Tick.ofMillis(85));
    assertThat(debouncer.restless()).isEqualTo(Occupancy.of(Square.E2, Square.E4));
  }

  @Test
  void report_boardLost_forgetsWhatWasUnderWay() {
    debouncer.standing(new Occupancy(E2));
    debouncer.frame(frame(0, 0));
    var lost = new BoardEvent.BoardLost(Tick.ofMillis(50));

    assertThat(debouncer.report(new BoardReport.Settled(lost))).containsExactly(lost);
    assertThat(debouncer.at(Tick.ofMillis(500))).isEmpty();
    assertThat(debouncer.report(new BoardReport.Contacts(frame(900, E4))))
        .containsExactly(new BoardEvent.BoardBack(new Occupancy(E4), Tick.ofMillis(900)));
  }

  @Test
  void report_boardBack_isTheNewSettledState() {
    var back = new BoardEvent.BoardBack(new Occupancy(E2), Tick.ZERO);

    assertThat(debouncer.report(new BoardReport.Settled(back))).containsExactly(back);
    debouncer.frame(frame(10, 0));
    assertThat(debouncer.at(Tick.ofMillis(110)))
        .containsExactly(new BoardEvent.SquareLifted(Square.E2, Tick.ofMillis(10)));
  }

  @Test
  void report_settledEvents_passUnchanged() {
    var tick = Tick.ofMillis(3);
    var passing =
        List.of(
            new BoardEvent.SquareLifted(Square.A1, tick),
            new BoardEvent.SquarePlaced(Square.A1, tick),
            new BoardEvent.SquareSeenEmpty(Square.A1, tick),
            new BoardEvent.PieceSeen(Square.A1, 'R', tick),
            new BoardEvent.SquareDoubted(Square.A1, "ghost", tick),
            new BoardEvent.SquareTrusted(Square.A1, tick));
    debouncer.standing(new Occupancy(E2));

    for (var event : passing) {
      assertThat(debouncer.report(new BoardReport.Settled(event))).containsExactly(event);
    }
    assertThat(debouncer.occupancy()).isEqualTo(new Occupancy(E2));
  }

  @Test
  void horizon_isTheLongerSettleTimeWithBounceAndScan() {
    assertThat(Settling.ON_CHANGE.horizon()).isEqualTo(Duration.ofMillis(110));
    assertThat(Settling.polled(Duration.ofMillis(5)).horizon()).isEqualTo(Duration.ofMillis(115));
    assertThat(new Settling(Duration.ofMillis(50), Duration.ofMillis(70), Duration.ZERO).horizon())
        .isEqualTo(Duration.ofMillis(80));
  }

  @Test
  void settling_timesOfNothing_areRefused() {
    var some = Duration.ofMillis(1);

    assertThatThrownBy(() -> new Settling(Duration.ZERO, some, some))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Settling(some, Duration.ofMillis(-1), some))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Settling(some, some, Duration.ofMillis(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
