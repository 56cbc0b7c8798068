package org.escaque.simulator.stage;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Runs;
import org.escaque.game.ArbiterAct;
import org.escaque.game.Assignment;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.Status;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableInput;
import org.escaque.laws.Result;
import org.escaque.simulator.replay.Script;
import org.escaque.simulator.replay.ScriptEvent;
import org.jspecify.annotations.Nullable;

/**
 * A table's core and the virtual board and clock before it. The board reports raw contacts when
 * they change. Confined to one thread.
 */
public final class Stage implements TableStage {

  /** Longer than any horizon: all has been heard, and a man that may yet go on has rested. */
  private static final long SETTLED_MILLIS = 2_000;

  /** Contacts at rest for so long have been heard. */
  private static final long READ_MILLIS = 500;

  private final TableCore core;
  private final Pace pace;
  private final Consumer<Tick> passing;
  private long contacts;

  /**
   * A stage on which nothing stands yet.
   *
   * @param pace the core's events carry its ticks
   * @param passing is told each tick that time has come to
   */
  public Stage(TableCore core, Pace pace, Consumer<Tick> passing) {
    this.core = core;
    this.pace = pace;
    this.passing = passing;
  }

  /** Puts the men on their squares, all at once, and waits until the host has felt them. */
  @Override
  public void setUp(Position position) throws InterruptedException {
    contacts = position.occupied().bits();
    core.accept(new TableInput.Board(frame(now())));
    core.accept(new TableInput.Clock(new ClockEvent.ClockBack(Runs.NEITHER, now())));
    runTo(now().plusMillis(READ_MILLIS));
  }

  /** Gives the table its next game. */
  @Override
  public void assign(Assignment assignment) throws InterruptedException {
    core.accept(new TableInput.Assign(assignment));
    runTo(now().plusMillis(1));
  }

  /** When a script can begin that is assigned now. */
  @Override
  public Tick begin() {
    return now().plusMillis(3_000);
  }

  /** Plays a script to its end, or to that of the game. */
  @Override
  public void play(Script script) throws InterruptedException {
    play(script.events());
  }

  /** Plays a part of a script until all of it has been heard, or the game is over. */
  public void play(List<ScriptEvent> events) throws InterruptedException {
    for (var event : events) {
      runTo(event.tick());
      if (isOver()) {
        return;
      }
      happen(event);
    }
    runTo(events.getLast().tick().plusMillis(SETTLED_MILLIS));
  }

  /**
   * Makes room for the next game: a table gives up no game that is being played, so one that its
   * record leaves open is called a draw.
   */
  @Override
  public void clear() throws InterruptedException {
    if (!isOver()) {
      var act = new ArbiterAct.SetResult(Result.DRAW);
      happen(new ScriptEvent.Said(new GameEvent.ArbiterActed("stage", "clear", act, now())));
      runTo(now().plusMillis(1));
    }
  }

  private void happen(ScriptEvent event) {
    switch (event) {
      case ScriptEvent.Contact(var change) -> {
        long bit = change.square().bit();
        contacts = change.occupied() ? contacts | bit : contacts & ~bit;
        core.accept(new TableInput.Board(frame(change.tick())));
      }
      case ScriptEvent.Clock(var told) -> core.accept(new TableInput.Clock(told));
      case ScriptEvent.Said(var said) ->
          core.accept(new TableInput.Act(said, (List<Effect> effects) -> {}));
    }
  }

  private BoardReport frame(Tick tick) {
    return new BoardReport.Contacts(new ContactFrame(tick, contacts));
  }

  /** Lets time pass, with all that the host wants to do meanwhile. */
  @Override
  public void runTo(Tick tick) throws InterruptedException {
    @Nullable Tick granted = null;
    while (true) {
      var wake = wish(tick, granted);
      var due = later(wake.orElse(tick), now());
      var look = pace.look();
      pass(look.isBefore(due) ? look : due);
      if (!look.isBefore(due)) {
        if (wake.isEmpty()) {
          return;
        }
        granted = wake.get();
      }
    }
  }

  private void pass(Tick tick) throws InterruptedException {
    pace.await(tick);
    core.advanceTo(tick);
    passing.accept(tick);
  }

  /** When the host wants to be woken; one wish for a moment that has come is granted once. */
  private Optional<Tick> wish(Tick last, @Nullable Tick granted) {
    return core.wakeAt().filter(wake -> !wake.isAfter(last) && !wake.equals(granted));
  }

  /** Whether the game has its result. */
  public boolean isOver() {
    return core.state().map(GameState::status).filter(Status.FINISHED::equals).isPresent();
  }

  private Tick now() {
    return pace.ticks().now();
  }

  private static Tick later(Tick one, Tick other) {
    return one.isAfter(other) ? one : other;
  }

  /** There is nothing to close: contacts and clock are virtual. */
  @Override
  public void close() {}
}
