package org.escaque.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.game.store.JournalText;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Reason;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever happens at a table in whatever order, by any edition: nothing is thrown, no part of the
 * record is lost, no penalty is without an article, and the same events tell the same game again.
 */
class RandomEventsTest {

  private static final int EVENTS = 60;

  @Test
  void someSequences_keepTheRecord() {
    run(150);
  }

  @Test
  @Tag("full")
  void hundredThousandSequences_keepTheRecord() {
    run(Integer.getInteger("escaque.sequences", 100_000));
  }

  private static void run(int sequences) {
    long first = Long.getLong("escaque.seed", new Random().nextLong());
    System.out.println("random events: seed " + first + ", " + sequences + " sequences");
    for (int i = 0; i < sequences; i++) {
      long seed = first + i;
      try {
        tell(seed);
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError("seed " + seed + ": " + e, e);
      }
    }
  }

  private static void tell(long seed) {
    var assignment = RandomHands.assignment(seed);
    String fen = String.valueOf(assignment.startFen());
    var wood = Position.ofFen(fen).occupied();
    var hands = new RandomHands(seed, wood);
    var step = Game.start(assignment, wood, Tick.ZERO);
    var heard = new ArrayList<GameEvent>();
    heard.add(new GameEvent.ClockPressed(step.state().position().turn().opponent(), Tick.ZERO));
    step = Game.step(step.state(), heard.getFirst());
    while (heard.size() < EVENTS) {
      for (var event : hands.next(step.state(), step.wakeAt())) {
        heard.add(event);
        var next = Game.step(step.state(), event);
        check(step.state(), next, event);
        step = next;
      }
    }
    assertEquals(digest(step.state()), digest(retold(assignment, wood, heard)), "told again");
  }

  /** The game as a journal tells it again. */
  private static GameState retold(Assignment assignment, Occupancy wood, List<GameEvent> heard) {
    var first = new GameEvent.GameAssigned(assignment, wood, Tick.ZERO);
    if (!(JournalText.readAgain(1, first) instanceof GameEvent.GameAssigned read)) {
      throw new AssertionError("no assignment");
    }
    var step = Game.start(read.assignment(), read.wood(), read.tick());
    for (int i = 0; i < heard.size(); i++) {
      step = Game.step(step.state(), JournalText.readAgain(i + 2L, heard.get(i)));
    }
    return step.state();
  }

  private static void check(GameState before, Step step, GameEvent event) {
    var after = step.state();
    boolean ruled =
        step.effects().stream()
            .anyMatch(
                effect ->
                    effect instanceof Effect.AlertChanged(var alert)
                        && alert.state() == AlertState.RULED);
    boolean arbiter = event instanceof GameEvent.ArbiterActed;
    if (after.score().size() < before.score().size()) {
      assertTrue(ruled || arbiter, "plies lost by " + event);
    }
    for (var side : Side.values()) {
      assertTrue(
          after.illegalMoves(side) >= before.illegalMoves(side) || beganAnew(step),
          "count of " + side);
      if (after.illegalMoves(side) > before.illegalMoves(side)) {
        assertEquals(before.illegalMoves(side) + 1, after.illegalMoves(side), "counted twice");
        assertTrue(ruled, "penalty without a ruling by " + event);
        assertFalse(articles(step).isEmpty(), "penalty without an article by " + event);
      }
    }
    if (event instanceof GameEvent.ClaimMade) {
      for (var side : Side.values()) {
        var gained = after.clock().remaining(side, event.tick()).millis();
        if (gained > before.clock().remaining(side, event.tick()).millis()) {
          assertTrue(isFounded(step), "time without an article by " + event);
        }
      }
    }
    if (after.outcome().reason() == Reason.ILLEGAL_MOVES
        || after.outcome().reason() == Reason.TIME) {
      boolean founded =
          after.alerts().stream()
              .anyMatch(alert -> alert.state() == AlertState.RULED && !alert.article().isEmpty());
      assertTrue(founded, "lost without an article by " + event);
    }
    if (before.outcome().decided() && !arbiter) {
      assertEquals(before.outcome(), after.outcome(), "result changed by " + event);
    }
    if (after.outcome().decided()) {
      assertTrue(after.clock().running().isEmpty(), "a clock runs after the end");
      assertTrue(step.wakeAt() == null, "woken after the end");
    }
    assertEquals(after.score().size(), after.record().after().size());
    assertTrue(after.publicScore().size() <= after.score().size());
    var wakeAt = step.wakeAt();
    assertTrue(wakeAt == null || wakeAt.isAfter(event.tick()), "woken at once");
  }

  /** A wrong set-up was found in time. */
  private static boolean beganAnew(Step step) {
    return step.effects().stream()
        .anyMatch(
            effect ->
                effect instanceof Effect.AlertChanged(var alert)
                    && alert.kind() == AlertKind.SET_UP
                    && alert.state() == AlertState.RULED);
  }

  /** An alert of this step names an article. */
  private static boolean isFounded(Step step) {
    return step.effects().stream()
        .anyMatch(
            effect ->
                effect instanceof Effect.AlertChanged(var alert) && !alert.article().isEmpty());
  }

  private static List<String> articles(Step step) {
    var articles = new ArrayList<String>();
    for (var effect : step.effects()) {
      if (effect instanceof Effect.AlertChanged(var alert)
          && alert.state() == AlertState.RULED
          && !alert.article().isEmpty()) {
        articles.add(alert.article());
      }
    }
    return articles;
  }

  private static String digest(GameState state) {
    return String.join(
        "\n",
        state.score().toString(),
        state.position().fen(),
        state.clock().toString(),
        state.alerts().toString(),
        state.outcome().toString(),
        state.signals().toString(),
        state.flags().toString(),
        state.reading().toString(),
        state.obligation().toString(),
        state.illegalMoves(Side.WHITE) + " " + state.illegalMoves(Side.BLACK));
  }
}
