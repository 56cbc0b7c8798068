package org.escaque.simulator.incident;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.game.ArbiterAct;
import org.escaque.game.ArbiterAct.AlertChoice;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.Status;
import org.escaque.host.table.TableCore;
import org.escaque.laws.Alert;
import org.escaque.laws.Obligation;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.replay.ScriptEvent;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Stage;

/**
 * What comes after an incident, as in life: the arbiter rules what is still open, the men are put
 * where they belong, the clock is started, some moves are played, and a draw is agreed. Confined to
 * one thread.
 */
final class Aftermath {

  private static final String ARBITER = "demo";
  private static final int PLIES = 6;
  private static final Duration BETWEEN = Duration.ofSeconds(2);

  private final TableCore core;
  private final Stage stage;
  private final Pace pace;
  private final Hands hands;
  private final RandomGenerator random;
  private int commands;

  Aftermath(TableCore core, Stage stage, Pace pace, Hands hands, long seed) {
    this.core = core;
    this.stage = stage;
    this.pace = pace;
    this.hands = hands;
    this.random = new Random(seed);
  }

  void happen() throws InterruptedException {
    rule();
    if (!stage.isOver()) {
      restore();
      startClock();
    }
    for (int ply = 0; ply < PLIES && !stage.isOver(); ply++) {
      playOn();
    }
    if (!stage.isOver()) {
      Side side = state().position().turn();
      say(new GameEvent.DrawOffered(side.opponent(), now()));
      say(new GameEvent.OfferAccepted(side, now()));
    }
  }

  private GameState state() {
    return core.state().orElseThrow();
  }

  private Tick now() {
    return pace.ticks().now();
  }

  private void rule() throws InterruptedException {
    for (Alert alert : state().alerts()) {
      if (alert.isOpen() && alert.proposal() != null) {
        act(new ArbiterAct.Apply(AlertChoice.withId(alert.id())));
      }
    }
  }

  private void restore() throws InterruptedException {
    var writer = new IncidentWriter(hands, random.nextLong(), state().position(), now());
    var target = state().position().occupied();
    var wrong = hands.wood().differs(target).squares();
    for (var square : wrong) {
      if (!target.has(square)) {
        writer.touch(square, false);
      }
    }
    for (var square : wrong) {
      if (target.has(square)) {
        writer.touch(square, true);
      }
    }
    perform(writer.take());
  }

  private void startClock() throws InterruptedException {
    Side turn = state().position().turn();
    var running = state().clock().running();
    if (state().status() == Status.PAUSED) {
      act(new ArbiterAct.StartClock(turn));
    } else if (running.isPresent() && running.get() != turn) {
      var writer = new IncidentWriter(hands, 0, state().position(), now());
      writer.press(turn.opponent());
      perform(writer.take());
    }
  }

  private void playOn() throws InterruptedException {
    var position = state().position();
    var bound = state().obligation();
    var moves =
        position.legalMoves().stream()
            .filter(move -> move instanceof Move.Normal && fits(bound, move))
            .toList();
    if (moves.isEmpty()) {
      return;
    }
    stage.runTo(now().plusMillis(random.nextInt(1_000, 5_000)));
    var writer = new IncidentWriter(hands, random.nextLong(), position, now());
    writer.play(moves.get(random.nextInt(moves.size())));
    perform(writer.take());
  }

  private static boolean fits(Obligation bound, Move move) {
    return switch (bound) {
      case Obligation.Free free -> true;
      case Obligation.MustMove must -> must.squares().contains(move.from());
      case Obligation.MustCapture must -> move.to().equals(must.victim());
      case Obligation.MustCastle must -> move instanceof Move.Castling;
    };
  }

  private void act(ArbiterAct act) throws InterruptedException {
    commands++;
    say(new GameEvent.ArbiterActed(ARBITER, "after-" + commands, act, now()));
  }

  private void say(GameEvent event) throws InterruptedException {
    perform(List.of(new ScriptEvent.Said(event)));
    stage.runTo(now().plus(BETWEEN));
  }

  private void perform(List<ScriptEvent> events) throws InterruptedException {
    if (!events.isEmpty()) {
      stage.play(events);
    }
  }
}
