package org.escaque.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Result;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.Test;

/** What stories do not tell: assignments, arbiters' commands, external clocks, new runs. */
class GameTest {

  private static final Occupancy WOOD = Position.INITIAL.occupied();

  private Step step = Game.start(assignment("fide-2023", "90m"), WOOD, Tick.ZERO);
  private long millis;

  private static Assignment assignment(String edition, String time) {
    return assignment(edition, time, Rulings.CONFIRM);
  }

  static Assignment assignment(String edition, String time, Rulings rulings) {
    return new Assignment(
        "open-r1-b1",
        "open",
        1,
        1,
        "t1",
        Player.named("White"),
        Player.named("Black"),
        Assignment.LawsInForce.of(edition).with(rulings),
        TimeControl.parse(time).orElseThrow(),
        null,
        false,
        null);
  }

  private Tick tick() {
    millis += 100;
    return Tick.ofMillis(millis);
  }

  private GameState state() {
    return step.state();
  }

  private List<Effect> hear(GameEvent event) {
    step = Game.step(state(), event);
    return step.effects();
  }

  private List<Effect> act(String id, ArbiterAct act) {
    return hear(new GameEvent.ArbiterActed("ana", id, act, tick()));
  }

  private void press(Side side) {
    hear(new GameEvent.ClockPressed(side, tick()));
  }

  private void move(Square from, Square to) {
    hear(new GameEvent.HandsMoved(new BoardEvent.SquareLifted(from, tick())));
    hear(new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(to, tick())));
  }

  private void played(Square from, Square to, Side side) {
    move(from, to);
    press(side);
  }

  private void begun() {
    press(Side.BLACK);
    played(Square.E2, Square.E4, Side.WHITE);
  }

  private List<String> score() {
    return state().score().stream().map(ScoredPly::text).toList();
  }

  private static boolean refused(List<Effect> effects) {
    return effects.stream().anyMatch(effect -> effect instanceof Effect.Refused);
  }

  @Test
  void status_followsTheGame() {
    assertEquals(Status.READY, state().status());
    hear(new GameEvent.HandsMoved(new BoardEvent.SquareLifted(Square.A1, tick())));
    assertEquals(Status.WAITING, state().status());
    hear(new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(Square.A1, tick())));
    begun();
    assertEquals(Status.LIVE, state().status());
    act("1", new ArbiterAct.StopClocks());
    assertEquals(Status.PAUSED, state().status());
    act("2", new ArbiterAct.SetResult(Result.DRAW));
    assertEquals(Status.FINISHED, state().status());
  }

  @Test
  void start_unknownEdition_isRefusedWithItsName() {
    var error =
        assertThrows(
            IllegalArgumentException.class,
            () -> Game.start(assignment("fide-1492", "90m"), WOOD, Tick.ZERO));

    assertTrue(String.valueOf(error.getMessage()).contains("fide-1492"));
  }

  @Test
  void assignment_whileTheGameIsLive_isRefused() {
    begun();

    var next = assignment("fide-2009", "60m");

    assertTrue(refused(hear(new GameEvent.GameAssigned(next, WOOD, tick()))));
    assertEquals(List.of("e4"), score());
  }

  @Test
  void assignment_afterTheEnd_beginsAnewAndClosesOldAlerts() {
    begun();
    hear(new GameEvent.Resigned(Side.BLACK, tick()));

    var effects = hear(new GameEvent.GameAssigned(assignment("fide-2009", "60m"), WOOD, tick()));

    assertTrue(state().score().isEmpty());
    assertEquals("fide-2009", state().laws().edition().id());
    assertTrue(
        effects.stream()
            .anyMatch(
                effect ->
                    effect instanceof Effect.AlertChanged(var alert)
                        && alert.kind() == AlertKind.GAME_OVER
                        && alert.state() == AlertState.CLOSED));
  }

  @Test
  void command_sameIdTwice_isCarriedOutOnce() {
    begun();
    var set = new ArbiterAct.SetClock(Side.WHITE, ClockTime.ofSeconds(60));
    act("7", set);
    act("8", new ArbiterAct.SetClock(Side.WHITE, ClockTime.ofSeconds(90)));

    assertEquals(List.of(new Effect.Answered("ana", "7", "")), act("7", set));

    assertEquals(90, state().clock().remaining(Side.WHITE, tick()).millis() / 1000);
  }

  @Test
  void take_firstComeFirstServed() {
    begun();
    played(Square.E7, Square.E4, Side.BLACK);
    played(Square.G8, Square.G6, Side.BLACK);
    hear(new GameEvent.DrawOffered(Side.BLACK, tick()));
    var choice = ArbiterAct.AlertChoice.ofKind(AlertKind.DRAW_OFFER);
    act("1", new ArbiterAct.Take(choice));

    step =
        Game.step(
            state(), new GameEvent.ArbiterActed("bea", "2", new ArbiterAct.Take(choice), tick()));

    assertTrue(refused(step.effects()));
    var offer = state().alerts().stream().filter(a -> a.kind() == AlertKind.DRAW_OFFER).findFirst();
    assertEquals("ana", offer.orElseThrow().owner());
  }

  @Test
  void goBackTo_takesPliesBack() {
    begun();
    played(Square.E7, Square.E5, Side.BLACK);

    act("1", new ArbiterAct.GoBackTo(1));

    assertEquals(List.of("e4"), score());
    assertEquals(Side.BLACK, state().clock().running().orElseThrow());
    assertEquals(Occupancy.of(Square.E5, Square.E7), state().reading().differs());
    assertTrue(refused(act("2", new ArbiterAct.GoBackTo(5))));
  }

  @Test
  void setPosition_statesWhatStands() {
    begun();
    String fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";

    act("1", new ArbiterAct.SetPosition(fen));

    assertEquals(fen, state().position().fen());
    assertTrue(refused(act("2", new ArbiterAct.SetPosition("8/8 w"))));
    assertTrue(refused(act("3", new ArbiterAct.SetPosition("8/8/8/8/8/8/8/8 w - - 0 1"))));
  }

  @Test
  void chooseCandidate_rewritesThePly() {
    begun();

    act("1", new ArbiterAct.ChooseCandidate(0, "e3"));

    assertEquals(List.of("e3"), score());
    assertEquals(1, state().revised());
    assertTrue(refused(act("2", new ArbiterAct.ChooseCandidate(0, "Ke2"))));
    assertTrue(refused(act("3", new ArbiterAct.ChooseCandidate(9, "e3"))));
  }

  @Test
  void pressWhileTheHostWasDown_isFoundByTheLever() {
    begun();
    var lastAlive = tick();
    hear(new GameEvent.Restarted(lastAlive, tick()));
    assertTrue(state().clock().running().isEmpty());
    var moved = WOOD.without(Square.E2).with(Square.E4).without(Square.E7).with(Square.E5);
    hear(new GameEvent.HandsMoved(new BoardEvent.BoardBack(moved, tick())));

    hear(new GameEvent.LeverRead(Side.WHITE, tick()));

    assertEquals(List.of("e4", "e5"), score());
    assertEquals(Mark.RECONSTRUCTED, state().score().getLast().mark());
    assertEquals(Side.WHITE, state().clock().running().orElseThrow());
  }

  @Test
  void pressWhileTheHostWasDown_contactsSettleAfterTheLever_isFound() {
    begun();
    hear(new GameEvent.Restarted(tick(), tick()));
    var inAir = WOOD.without(Square.E2).with(Square.E4).without(Square.E7);
    hear(new GameEvent.HandsMoved(new BoardEvent.BoardBack(inAir, tick())));
    hear(new GameEvent.LeverRead(Side.WHITE, tick()));

    hear(new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(Square.E5, tick())));

    assertEquals(List.of("e4", "e5"), score());
    assertEquals(Side.WHITE, state().clock().running().orElseThrow());
  }

  @Test
  void pressAfterARestart_beforeTheBoardIsRead_isJudgedByWhatStandsThere() {
    begun();
    hear(new GameEvent.Restarted(tick(), tick()));
    hear(new GameEvent.LeverRead(Side.BLACK, tick()));
    hear(new GameEvent.ClockPressed(Side.BLACK, tick()));
    var moved = WOOD.without(Square.E2).with(Square.E4).without(Square.E7).with(Square.E5);

    hear(new GameEvent.HandsMoved(new BoardEvent.BoardBack(moved, tick())));

    assertEquals(List.of("e4", "e5"), score());
    assertEquals(Mark.RECONSTRUCTED, state().score().getLast().mark());
    assertEquals(Side.WHITE, state().clock().running().orElseThrow());
  }

  @Test
  void leverAsItWas_resumesTheClock() {
    begun();
    hear(new GameEvent.Restarted(tick(), tick()));

    hear(new GameEvent.LeverRead(Side.BLACK, tick()));

    assertEquals(Side.BLACK, state().clock().running().orElseThrow());
    assertEquals(List.of("e4"), score());
    assertFalse(state().alerts().stream().anyMatch(a -> a.kind() == AlertKind.RECONSTRUCTED));
  }

  @Test
  void clockLink_lostAndBack_isToldAndWithdrawn() {
    begun();
    hear(new GameEvent.ClockLinkLost(tick()));
    hear(new GameEvent.ClockLinkBack(tick()));

    var alert = state().alerts().getLast();
    assertEquals(AlertKind.CLOCK_LOST, alert.kind());
    assertEquals(AlertState.WITHDRAWN, alert.state());
  }

  @Test
  void moveThatEndsTheGame_onAnExternalClock_hasTheTimeThatTheClockShowed() {
    begun();
    played(Square.E7, Square.E5, Side.BLACK);
    played(Square.D1, Square.H5, Side.WHITE);
    played(Square.B8, Square.C6, Side.BLACK);
    played(Square.F1, Square.C4, Side.WHITE);
    played(Square.G8, Square.F6, Side.BLACK);
    var shown = ClockTime.ofSeconds(98);
    hear(new GameEvent.TimesReported(shown, shown, Side.WHITE, tick()));
    hear(new GameEvent.HandsMoved(new BoardEvent.SquareLifted(Square.F7, tick())));
    hear(new GameEvent.HandsMoved(new BoardEvent.SquareLifted(Square.H5, tick())));
    millis += 900;
    hear(new GameEvent.TimesReported(shown, shown, Side.WHITE, tick()));

    hear(new GameEvent.HandsMoved(new BoardEvent.SquarePlaced(Square.F7, tick())));
    millis += 1_600;
    hear(new GameEvent.Woke(tick()));

    assertEquals("Qxf7#", score().getLast());
    assertEquals(shown, state().score().getLast().clockAfter());
  }

  @Test
  void rulingOnAnExternalClock_waitsUntilTheClockShowsIt() {
    begun();
    var given = ClockTime.ofSeconds(5000);
    hear(new GameEvent.TimesReported(given, given, Side.BLACK, tick()));
    played(Square.E7, Square.E3, Side.BLACK);
    hear(new GameEvent.TimesReported(given, given, Side.WHITE, tick()));

    act("1", new ArbiterAct.Apply(ArbiterAct.AlertChoice.ofKind(AlertKind.ILLEGAL_MOVE)));

    assertTrue(ruling().endsWith("pending clock"), ruling());
    hear(new GameEvent.TimesReported(given, given, Side.BLACK, tick()));
    assertTrue(ruling().endsWith("pending clock"), ruling());
    var more = ClockTime.ofSeconds(5120);
    hear(new GameEvent.TimesReported(more, given, Side.BLACK, tick()));
    assertFalse(ruling().endsWith("pending clock"), ruling());
  }

  private String ruling() {
    return state().alerts().stream()
        .filter(alert -> alert.kind() == AlertKind.ILLEGAL_MOVE)
        .map(alert -> String.valueOf(alert.ruling()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void overrides_changeThePenalty() {
    var laws =
        new Assignment.LawsInForce(
            "fide-2023",
            java.util.Map.of("illegal-move", "+5m,loss"),
            null,
            org.escaque.laws.Supervision.NONE,
            Rulings.AUTOMATIC,
            null,
            false,
            java.util.Set.of(),
            false);
    var given = assignment("fide-2023", "90m");
    var changed =
        new Assignment(
            given.game(),
            given.event(),
            1,
            1,
            "t1",
            given.white(),
            given.black(),
            laws,
            given.timeControl(),
            null,
            false,
            null);
    step = Game.start(changed, WOOD, Tick.ZERO);
    press(Side.BLACK);

    played(Square.G1, Square.G3, Side.WHITE);

    assertEquals(95, state().clock().remaining(Side.BLACK, tick()).millis() / 60_000);
  }
}
