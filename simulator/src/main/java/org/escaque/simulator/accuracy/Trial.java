package org.escaque.simulator.accuracy;

import java.time.Duration;
import java.util.List;
import org.escaque.board.BoardReport;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Position;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.clock.TimeControl;
import org.escaque.game.ArbiterAct;
import org.escaque.game.Assignment;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.Player;
import org.escaque.game.Status;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableInput;
import org.escaque.laws.Result;
import org.escaque.simulator.replay.RecordedGame;

/**
 * Plays one game on a table's own core: debouncer, merging by ticks, tracker, Laws and score, as in
 * the daemon, in virtual time. Rulings wait for an arbiter who never comes; where the table has
 * lost the game altogether, he ends it and assigns a new one from the true position. Confined to
 * one thread.
 */
final class Trial {

  /** Longer than any horizon. */
  private static final long SETTLED_MILLIS = 3_000;

  /** Nothing that waits becomes due much later than asked for. */
  private static final Duration GRAIN = Duration.ofMillis(5);

  private static final TimeControl CONTROL =
      TimeControl.of(Duration.ofMinutes(90), Duration.ofSeconds(30));

  private final RecordedGame game;
  private final Performance performance;
  private final Truth truth;
  private final Witness witness;
  private TableCore core;
  private int tables;

  /** How many plies the tables heard being pressed: not the press that starts the clocks. */
  private int said = -1;

  private Tick passed = Tick.ZERO;

  private Trial(RecordedGame game, Performance performance) {
    this.game = game;
    this.performance = performance;
    this.truth = new Truth(game);
    this.witness = new Witness(truth);
    this.core = table();
  }

  /** What came of a game. */
  record Outcome(Tally tally, List<Failure> failures, Truth truth) {}

  /** What comes of a performance, held against a game. */
  static Outcome of(RecordedGame game, Performance performance, TickSource watch) {
    var trial = new Trial(game, performance);
    var begun = watch.now();
    trial.play();
    long took = watch.now().nanos() - begun.nanos();
    var witness = trial.witness;
    var tally = witness.tally(trial.performance.dead(), trial.performance.stuck());
    tally.game(witness.isEqual(), witness.events(), took);
    return new Outcome(tally, witness.failures(), trial.truth);
  }

  private TableCore table() {
    var settling = Settling.polled(performance.scan());
    var setting = new TableCore.Setting("table", settling, false, Side.WHITE);
    return new TableCore(setting, List.of(), witness);
  }

  private void play() {
    var reports = performance.reports();
    var said = performance.said();
    board(reports.getFirst());
    open(game.start(), Tick.ofMillis(1_000));
    int next = 1;
    for (var event : said) {
      while (next < reports.size() && !reports.get(next).tick().isAfter(event.tick())) {
        board(reports.get(next++));
      }
      pass(event.tick());
      say(event);
    }
    while (next < reports.size()) {
      board(reports.get(next++));
    }
    var end = later(passed, said.getLast().tick()).plusMillis(SETTLED_MILLIS);
    advance(end);
    witness.finish(state(), passed);
  }

  private void board(BoardReport report) {
    pass(report.tick());
    core.accept(new TableInput.Board(report));
  }

  private void say(GameEvent event) {
    if (event instanceof GameEvent.ClockPressed(var side, var tick)) {
      said++;
      press(side, tick);
    } else {
      core.accept(new TableInput.Act(event, effects -> {}));
    }
  }

  private void press(Side side, Tick tick) {
    var lever = side == Side.WHITE ? Lever.LEFT : Lever.RIGHT;
    core.accept(new TableInput.Clock(new ClockEvent.LeverPressed(lever, tick)));
  }

  private void pass(Tick tick) {
    if (!tick.isBefore(passed.plus(GRAIN))) {
      advance(tick);
    }
    boolean waits = witness.pressed() < said;
    if (witness.isAstray() && !waits && said < truth.plies()) {
      takeOver(tick);
    }
  }

  private void advance(Tick tick) {
    passed = later(tick, passed);
    core.advanceTo(passed);
  }

  /** The clocks run on from the true position, as if an arbiter had put the game right. */
  private void takeOver(Tick tick) {
    advance(tick);
    if (state().status() != Status.FINISHED) {
      var act = new ArbiterAct.SetResult(Result.DRAW);
      say(new GameEvent.ArbiterActed("simulator", "end-" + tables, act, tick));
    }
    witness.restart();
    var position = truth.before(witness.pressed());
    open(position, tick);
    press(position.turn().opponent(), tick);
  }

  private void open(Position position, Tick tick) {
    core.accept(new TableInput.Clock(new ClockEvent.ClockBack(Runs.NEITHER, tick)));
    core.accept(new TableInput.Assign(assignment(position)));
  }

  private Assignment assignment(Position position) {
    boolean chess960 = position.rules() == CastlingRules.CHESS960;
    return new Assignment(
        "accuracy-r1-b" + ++tables,
        "accuracy",
        1,
        1,
        "table",
        Player.named("White"),
        Player.named("Black"),
        Assignment.LawsInForce.of("fide-2023"),
        CONTROL,
        position.fen(),
        chess960,
        null);
  }

  private GameState state() {
    return core.state().orElseThrow(() -> new IllegalStateException("no game was assigned"));
  }

  private static Tick later(Tick one, Tick other) {
    return one.isAfter(other) ? one : other;
  }
}
