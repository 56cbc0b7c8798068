package org.escaque.simulator.replay;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Tick;
import org.escaque.chess.pgn.PgnReader;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.simulator.hands.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlannerTest {

  private static final Planner PLANNER = new Planner(Level.CLEAN, 1, true, null);

  @Test
  void script_clocksThatTheControlCanShow_areKeptByTheHostToTheSecond() {
    var script =
        script(
            "[TimeControl \"180+2\"]",
            "1. e4 {[%clk 0:03:02]} e5 {[%clk 0:03:01]} 2. Nf3 {[%clk 0:03:01]} Nc6 {[%clk"
                + " 0:02:33]} *");

    assertThat(script.timing().kind()).isInstanceOf(Timing.Kind.HostKept.class);
    assertThat(script.timing().plies())
        .extracting(ply -> ply.shown().toSeconds())
        .containsExactly("0:03:02", "0:03:01", "0:03:01", "0:02:33");
  }

  @Test
  void script_premovesOfATenthOfASecond_areReachedByHands() {
    var script =
        script(
            "[TimeControl \"60+0\"]",
            "1. e4 {[%clk 0:00:59.9]} e5 {[%clk 0:00:59.9]} 2. d4 {[%clk 0:00:59.8]}"
                + " exd4 {[%clk 0:00:59.2]} 3. Qxd4 {[%clk 0:00:59.1]} Nc6 {[%clk 0:00:58.9]} *");

    assertThat(script.timing().externalBecause()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "90+30, 1:30:56, 90m+30s",
    "15+10, 0:15:19, 15m+10s",
    "180+2, 0:03:02, 3m+2s",
    "5400+30, 1:30:56, 90m+30s",
  })
  void script_baseSmallerThanTheFirstClock_meansMinutes(String tag, String clock, String control) {
    var script = script("[TimeControl \"" + tag + "\"]", "1. e4 {[%clk " + clock + "]} *");

    assertThat(script.control()).isEqualTo(TimeControl.parse(control).orElseThrow());
    assertThat(script.timing().externalBecause()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'[TimeControl \"?\"]', TimeControl '?' says none",
    "'[TimeControl \"15 min/game + 10 sec/move\"]', says none",
    "'', TimeControl '' says none",
    "'[TimeControl \"60+0\"]', ply 3: white cannot show 0:05:00",
  })
  void script_controlMissingOrContradicted_isPlayedByAnExternalClockThatSaysWhy(
      String tag, String reason) {
    var script = script(tag, "1. e4 {[%clk 0:00:58]} e5 {[%clk 0:00:57]} 2. d4 {[%clk 0:05:00]} *");

    assertThat(script.timing().externalBecause().orElse("")).contains(reason);
    assertThat(script.events())
        .filteredOn(event -> event instanceof ScriptEvent.Clock)
        .map(event -> ((ScriptEvent.Clock) event).event())
        .filteredOn(event -> event instanceof ClockEvent.TimesRead)
        .last()
        .satisfies(
            event -> {
              var read = (ClockEvent.TimesRead) event;
              assertThat(read.left()).isEqualTo(ClockTime.ofSeconds(300));
              assertThat(read.right()).isEqualTo(ClockTime.ofSeconds(57));
            });
  }

  @Test
  void script_sameSeed_isTheSame() {
    String game = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 *";

    assertThat(script("", game).events()).isEqualTo(script("", game).events());
  }

  private static Script script(String tags, String moves) {
    var game = PgnReader.readAll(tags + "\n\n" + moves + "\n").getFirst();
    return PLANNER.script(RecordedGame.of(1, game), Tick.ZERO);
  }
}
