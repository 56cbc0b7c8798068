package org.escaque.simulator.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.escaque.board.BoardEvent;
import org.escaque.board.ContactFrame;
import org.escaque.board.Debouncer;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.simulator.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HandsTest {

  private static final long SEED = 20_261_130;

  @ParameterizedTest
  @EnumSource(Level.class)
  void carryOut_randomGames_leaveTheMenWhereTheMovesPutThem(Level level) {
    for (int game = 0; game < 40; game++) {
      var position = game % 2 == 0 ? Position.INITIAL : RandomGames.chess960(24 * game);
      var hands = new Hands(level, SEED + game, position.occupied());
      long wood = position.occupied().bits();
      var at = Tick.ofMillis(1000);
      for (var move : RandomGames.moves(position, 200, new Random(SEED + game))) {
        var intent = hands.reach(move, at);
        var pressed = intent.earliestPress();
        var before = at;
        for (var change : hands.carryOut(intent, pressed)) {
          assertThat(change.tick()).isBetween(before, pressed.plusMillis(3));
          before = change.tick();
          wood = change.occupied() ? wood | change.square().bit() : wood & ~change.square().bit();
        }
        position = position.play(move);
        assertThat(wood)
            .as("seed %d game %d, %s", SEED, game, move)
            .isEqualTo(position.occupied().bits());
        assertThat(hands.wood()).isEqualTo(position.occupied());
        at = pressed;
      }
    }
  }

  @Test
  void carryOut_cleanHandsInAScramble_letEachLiftBeSeen() {
    for (int game = 0; game < 40; game++) {
      var position = Position.INITIAL;
      var hands = new Hands(Level.CLEAN, SEED + game, position.occupied());
      var board = new Debouncer(Settling.ON_CHANGE);
      board.standing(position.occupied());
      long wood = position.occupied().bits();
      var at = Tick.ofMillis(1000);
      var seen = new ArrayList<BoardEvent>();
      var done = new ArrayList<Step>();
      for (var move : RandomGames.moves(position, 200, new Random(SEED + game))) {
        var intent = hands.reach(move, at);
        done.addAll(intent.steps());
        for (var change : hands.carryOut(intent, intent.earliestPress())) {
          wood = change.occupied() ? wood | change.square().bit() : wood & ~change.square().bit();
          seen.addAll(board.frame(new ContactFrame(change.tick(), wood)));
        }
        at = intent.earliestPress();
      }
      seen.addAll(board.at(at.plusMillis(1000)));

      var missed = settling(done);
      lifts(seen).forEach(missed::remove);
      assertThat(missed).as("lifts not seen, seed %d game %d", SEED, game).isEmpty();
    }
  }

  @Test
  void reach_sameSeed_givesTheSameContacts() {
    assertThat(firstMoves(7)).isEqualTo(firstMoves(7)).isNotEqualTo(firstMoves(8));
  }

  private static List<ContactChange> firstMoves(long seed) {
    var hands = new Hands(Level.ROUGH, seed, Position.INITIAL.occupied());
    var changes = new ArrayList<ContactChange>();
    var at = Tick.ofMillis(0);
    for (var move : RandomGames.moves(Position.INITIAL, 30, new Random(SEED))) {
      at = at.plusMillis(4000);
      changes.addAll(hands.carryOut(hands.reach(move, at), at.plusMillis(3000)));
    }
    return changes;
  }

  private static List<String> lifts(List<BoardEvent> events) {
    return events.stream()
        .filter(event -> event instanceof BoardEvent.SquareLifted)
        .map(event -> ((BoardEvent.SquareLifted) event).square().toString())
        .toList();
  }

  /** The lifts of men that had come to rest: a hand's stops on its way along the wood have not. */
  private static List<String> settling(List<Step> steps) {
    var lifts = new ArrayList<String>();
    for (int at = 0; at < steps.size(); at++) {
      var step = steps.get(at);
      boolean passing =
          at > 0
              && steps.get(at - 1).square() == step.square()
              && step.least() < Level.CLEAN.habits().gap();
      if (!step.occupied() && !passing) {
        lifts.add(step.square().toString());
      }
    }
    return lifts;
  }
}
