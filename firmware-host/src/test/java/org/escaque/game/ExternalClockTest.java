package org.escaque.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Rulings;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A clock that keeps its own time, tells whole seconds, and may stand the wrong way round. */
class ExternalClockTest {

  private static final Tick START = Tick.ofMillis(1_000);

  private final Assignment assignment =
      new Assignment(
          "open-r1-b1",
          "open",
          1,
          1,
          "t1",
          Player.named("White"),
          Player.named("Black"),
          Assignment.LawsInForce.of("fide-2023").with(Rulings.CONFIRM),
          TimeControl.parse("5m").orElseThrow(),
          null,
          false,
          null);

  private Step step = Game.start(assignment, Position.INITIAL.occupied(), START);

  private GameState state() {
    return step.state();
  }

  private void hear(GameEvent event) {
    step = Game.step(state(), event);
  }

  private void shows(long millis, int white, int black, @Nullable Side runs) {
    hear(
        new GameEvent.TimesReported(
            ClockTime.ofSeconds(white), ClockTime.ofSeconds(black), runs, Tick.ofMillis(millis)));
  }

  private long left(Side side, long millis) {
    return state().clock().remaining(side, Tick.ofMillis(millis)).millis();
  }

  private void move(String move, long millis) {
    var from = Square.parse(move.substring(0, 2)).orElseThrow();
    var to = Square.parse(move.substring(2)).orElseThrow();
    hear(new GameEvent.HandsMoved(new BoardEvent.SquareLifted(from, Tick.ofMillis(millis))));
    hear(new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(to, Tick.ofMillis(millis + 300))));
  }

  private void press(Side side, long millis) {
    hear(new GameEvent.ClockPressed(side, Tick.ofMillis(millis)));
  }

  private List<String> moves() {
    return state().score().stream().map(ScoredPly::text).toList();
  }

  private long alerts(AlertKind kind) {
    return state().alerts().stream().filter(alert -> alert.kind() == kind).count();
  }

  @Test
  void runningTime_wholeSecondsThatComeLate_neverGoesBack() {
    shows(1_000, 300, 300, Side.WHITE);
    long before = left(Side.WHITE, 1_000);
    for (int second = 1; second < 100; second++) {
      long late = 1_000 + 1_000L * second + second * 371L % 900;
      shows(late, 300 - second, 300, Side.WHITE);
      long now = left(Side.WHITE, late);
      assertThat(now).isLessThanOrEqualTo(before).isBetween(298_000L - second * 1000L, 300_000L);
      before = now;
    }
  }

  @Test
  void stoppedTime_sameSecond_staysAsItWas() {
    shows(1_000, 300, 300, Side.WHITE);
    shows(3_400, 298, 300, Side.BLACK);

    assertThat(left(Side.WHITE, 3_400)).isEqualTo(297_600);
  }

  @Test
  void clockThatWasSet_showsTheNewTimeAndItsFlagIsUpAgain() {
    shows(1_000, 2, 300, Side.WHITE);
    hear(new GameEvent.FlagReported(Side.WHITE, Tick.ofMillis(3_000)));
    shows(3_000, 0, 300, null);
    assertThat(state().flags()).containsExactly(Side.WHITE);

    shows(60_000, 120, 300, null);

    assertThat(left(Side.WHITE, 60_000)).isEqualTo(120_000);
    assertThat(state().flags()).isEmpty();
  }

  @Test
  void pausedClock_thatRunsAgain_closesTheAlert() {
    shows(1_000, 300, 300, Side.WHITE);
    hear(new GameEvent.ClockPaused(Side.WHITE, Tick.ofMillis(5_000)));
    shows(5_000, 296, 300, null);
    assertThat(state().status()).isEqualTo(Status.PAUSED);

    shows(60_000, 296, 300, Side.WHITE);

    assertThat(state().status()).isEqualTo(Status.LIVE);
    assertThat(state().alerts())
        .filteredOn(alert -> alert.kind() == AlertKind.PAUSE)
        .hasSize(1)
        .noneMatch(Alert::isOpen);
  }

  @Test
  void clockTheWrongWayRound_isFoundOutAndReadTheOtherWayRound() {
    shows(1_000, 300, 299, Side.BLACK);
    var plies = List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6");
    long tick = 5_000;
    for (int ply = 0; ply < plies.size(); ply++) {
      var mover = ply % 2 == 0 ? Side.WHITE : Side.BLACK;
      move(plies.get(ply), tick);
      press(mover.opponent(), tick + 1_000);
      shows(tick + 1_010, 250, 240, mover);
      tick += 5_000;
    }

    assertThat(alerts(AlertKind.CLOCK_SIDE)).isEqualTo(1);
    assertThat(moves()).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5", "a6");
    assertThat(state().clock().running()).contains(Side.WHITE);
    assertThat(left(Side.WHITE, tick - 3_990)).isBetween(239_000L, 240_000L);
  }

  @Test
  void clockTheRightWayRound_isNotDoubted() {
    shows(1_000, 300, 300, Side.WHITE);
    move("e2e4", 2_000);
    press(Side.WHITE, 3_000);
    shows(3_010, 298, 300, Side.BLACK);
    move("e7e5", 4_000);
    press(Side.BLACK, 5_000);
    shows(5_010, 298, 298, Side.WHITE);

    assertThat(moves()).containsExactly("e4", "e5");
    assertThat(alerts(AlertKind.CLOCK_SIDE)).isZero();
  }
}
