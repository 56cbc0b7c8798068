package org.escaque.simulator.through;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.game.ArbiterAct;
import org.escaque.game.Assignment;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.Status;
import org.escaque.host.table.TableInput;
import org.escaque.laws.Result;
import org.escaque.scenario.Sight;
import org.escaque.scenario.Stage;
import org.jspecify.annotations.Nullable;

/** One story at the table of the daemon. */
final class DaemonStage implements Stage {

  private final StoryHall hall;
  private final StoryTable table;
  private final boolean raw;
  private final WireSight wire = new WireSight(StoryHall.TOPICS, StoryHall.TABLE);
  private Occupancy contacts;

  /** What was seen since something happened last. */
  private @Nullable Sight seen;

  DaemonStage(
      StoryHall hall, StoryTable table, Assignment assignment, Occupancy wood, boolean raw) {
    this.hall = hall;
    this.table = table;
    this.raw = raw;
    contacts = wood;
    table.level(raw);
    table.board(new BoardEvent.BoardBack(wood, table.now()));
    table.accept(new TableInput.Clock(new ClockEvent.ClockBack(Runs.NEITHER, table.now())));
    table.accept(new TableInput.Assign(assignment));
    if (!table.assignmentNote().isEmpty()) {
      throw new IllegalArgumentException(table.assignmentNote());
    }
  }

  @Override
  public Tick now() {
    return table.now();
  }

  @Override
  public GameState state() {
    return table.state().orElseThrow();
  }

  @Override
  public Sight sight() {
    Sight sight = seen == null ? patiently(this::look) : seen;
    seen = sight;
    return sight;
  }

  private Sight look() throws IOException, InterruptedException {
    settle();
    String game = state().assignment().game();
    return new Sight(
        wire.wall(hall.wall().latest(), table.now().millis()),
        wire.desk(hall.desk().known(), game),
        Sight.book(table.told()));
  }

  private void settle() throws InterruptedException {
    table.settle();
    wire.leak(hall.wall().latest(), hall.desk().known()).ifPresent(hall.watch()::note);
  }

  @Override
  public List<Effect> takeEffects() {
    return patiently(table::effects);
  }

  @Override
  public void contact(Square square, boolean closed) {
    seen = null;
    contacts = closed ? contacts.with(square) : contacts.without(square);
    if (raw) {
      var frame = new ContactFrame(table.now(), contacts.bits());
      table.accept(new TableInput.Board(new BoardReport.Contacts(frame)));
      return;
    }
    table.instant();
    Tick now = table.now();
    table.board(
        closed
            ? new BoardEvent.SquarePlaced(square, now)
            : new BoardEvent.SquareLifted(square, now));
  }

  @Override
  public void press(Side side) {
    clock(new ClockEvent.LeverPressed(lever(side), table.now()));
  }

  private static Lever lever(Side side) {
    return side == Side.WHITE ? Lever.LEFT : Lever.RIGHT;
  }

  /**
   * What a lever starts or stops is shown before anything else is: a link sends the newest only.
   */
  private void clock(ClockEvent event) {
    seen = null;
    table.accept(new TableInput.Clock(event));
    show();
  }

  private void show() {
    patiently(
        () -> {
          settle();
          return true;
        });
  }

  @Override
  public void happens(GameEvent event) {
    seen = null;
    switch (event) {
      case GameEvent.ClockPressed(var side, var tick) -> press(side);
      case GameEvent.ClockPaused(var side, var tick) ->
          clock(new ClockEvent.CallPressed(lever(side), tick));
      case GameEvent.AdjustAnnounced(var side, var tick) ->
          clock(new ClockEvent.AdjustPressed(lever(side), tick));
      case GameEvent.FlagReported(var side, var tick) ->
          clock(new ClockEvent.FlagRaised(lever(side), tick));
      default ->
          patiently(
              () -> {
                table.command(event);
                return true;
              });
    }
  }

  @Override
  public void linkLost() {
    seen = null;
    table.board(new BoardEvent.BoardLost(table.now()));
  }

  @Override
  public void linkBack(Occupancy read) {
    seen = null;
    contacts = read;
    table.board(new BoardEvent.BoardBack(read, table.now()));
  }

  @Override
  public void restart(Duration dead, Occupancy read, @Nullable Side lever) {
    patiently(
        () -> {
          table.restart(dead);
          linkBack(read);
          Runs runs = lever == null ? Runs.NEITHER : lever == Side.WHITE ? Runs.LEFT : Runs.RIGHT;
          clock(new ClockEvent.ClockBack(runs, table.now()));
          return true;
        });
  }

  @Override
  public void pass(Duration duration) {
    seen = null;
    patiently(
        () -> {
          table.pass(duration);
          settle();
          return true;
        });
  }

  @Override
  public Optional<String> complaint() {
    show();
    return hall.watch().take().stream().findFirst().map(what -> "a display sees " + what);
  }

  /** A table gives up no game that is being played: what is still open is called a draw. */
  @Override
  public void close() {
    boolean open = table.state().filter(game -> game.status() != Status.FINISHED).isPresent();
    if (open) {
      var end = new ArbiterAct.SetResult(Result.DRAW);
      String id = "end-" + table.now().nanos();
      happens(new GameEvent.ArbiterActed(StoryHall.ARBITER, id, end, table.now()));
    }
  }

  @FunctionalInterface
  private interface Patient<T> {
    T get() throws IOException, InterruptedException;
  }

  private static <T> T patiently(Patient<T> work) {
    try {
      return work.get();
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", interrupted);
    }
  }
}
