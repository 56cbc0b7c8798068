package org.escaque.host.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Debouncer;
import org.escaque.board.Occupancy;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.SquareStatistics;
import org.escaque.board.Tick;
import org.escaque.game.Assignment;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.game.MergeBuffer;
import org.jspecify.annotations.Nullable;

/**
 * One table: debounces contacts, puts events in order behind the horizon, folds them into the game,
 * and hands each step on. Knows no thread and no clock: whoever drives it says what time it is, a
 * thread of its own or a simulation. Confined to that driver.
 *
 * <p>{@link #accept} takes what happened, {@link #advanceTo} lets time pass, {@link #wakeAt} says
 * when it has to pass at the latest.
 */
public final class TableCore {

  private static final Tick NEVER = new Tick(Long.MAX_VALUE);

  /** How long a lever waits for a board that does not answer. */
  private static final Duration BOARD_COMES = Duration.ofSeconds(2);

  private final Debouncer debouncer;
  private final boolean turned;
  private final Readings readings;
  private MergeBuffer buffer;
  private final ClockReader clock;
  private final GameFold fold;
  private final Doubts doubts = new Doubts();
  private final Proofs proofs = new Proofs();
  private final Identities identities = new Identities();
  private final Replies replies = new Replies();
  private Occupancy wood = Occupancy.EMPTY;
  private boolean boardKnown;
  private Tick boardBack = new Tick(Long.MIN_VALUE);
  private GameEvent.@Nullable LeverRead lever;
  private @Nullable Assignment waiting;
  private String refusedAssignment = "";
  private Tick now = Tick.ZERO;

  /**
   * How a table stands.
   *
   * @param turned the driver's h8 is the board's a1
   * @param left whose lever is the left one
   */
  public record Setting(String table, Settling settling, boolean turned, Side left) {}

  /**
   * A table as its journal left it.
   *
   * @param past events of earlier runs, from the last assignment on; empty for none
   * @param sink gets each new step in order; must not block
   */
  public TableCore(Setting setting, List<GameEvent> past, Consumer<Stepped> sink) {
    this.debouncer = new Debouncer(setting.settling());
    this.turned = setting.turned();
    this.readings = new Readings(!setting.settling().scan().isZero());
    this.buffer = MergeBuffer.of(setting.settling().horizon(), setting.settling().sweep());
    this.fold = new GameFold(setting.table(), past, sink);
    this.clock = new ClockReader(setting.left(), fold.state().isPresent());
  }

  /**
   * Tells the game that a new run has begun.
   *
   * @param lastAlive the last moment of the run before, in its own ticks
   */
  public void restarted(Tick lastAlive, Tick tick) {
    if (fold.state().isPresent()) {
      fold.step(new GameEvent.Restarted(lastAlive, tick));
    }
  }

  /** Takes what happened; it has its effects when time has advanced to its horizon. */
  public void accept(TableInput input) {
    switch (input) {
      case TableInput.Board(var report) -> board(report);
      case TableInput.Clock(var event) -> clock.read(event).forEach(this::clock);
      case TableInput.Assign(var assignment) -> assign(assignment);
      case TableInput.Misassigned(var reason) -> refusedAssignment = reason;
      case TableInput.Act act -> act(act);
    }
  }

  private void board(BoardReport report) {
    readings.note(report);
    debouncer.report(Turning.of(report, turned)).forEach(this::settled);
  }

  private void settled(BoardEvent event) {
    wood = Wood.after(wood, event);
    doubts.note(event);
    proofs.note(event);
    identities.note(event);
    hold(new GameEvent.HandsMoved(event));
    if (event instanceof BoardEvent.BoardBack) {
      boardKnown = true;
      boardBack = event.tick();
      releaseLever(event.tick());
    }
  }

  /** After a restart the lever is judged by the wood, so it waits until that was read. */
  private void clock(GameEvent event) {
    if (event instanceof GameEvent.LeverRead read) {
      lever = read;
      if (boardKnown) {
        // It was read before the wood, and reached this table after it.
        releaseLever(boardBack.isAfter(read.tick()) ? boardBack : read.tick());
      }
      return;
    }
    if (event instanceof GameEvent.ClockPressed) {
      releaseLever(event.tick());
    }
    hold(event);
  }

  private void releaseLever(Tick tick) {
    GameEvent.LeverRead read = lever;
    if (read != null) {
      lever = null;
      hold(new GameEvent.LeverRead(read.runs(), tick));
    }
  }

  private Optional<Tick> leverDue() {
    return Optional.ofNullable(lever).map(read -> read.tick().plus(BOARD_COMES));
  }

  private void act(TableInput.Act act) {
    // What was seen before it is judged before it.
    advance(due(act.event().tick(), NEVER), true);
    act.answer().accept(fold.step(act.event()));
  }

  private Tick latest(Tick tick) {
    return tick.isAfter(now) ? tick : now;
  }

  private void assign(Assignment assignment) {
    var state = fold.state().orElse(null);
    if (state != null && state.assignment().game().equals(assignment.game())) {
      sameGame(state, assignment);
      return;
    }
    waiting = assignment;
    assignWaiting();
  }

  private void sameGame(GameState state, Assignment assignment) {
    waiting = null;
    boolean same = state.assignment().equals(assignment);
    switch (state.status()) {
      case WAITING, READY -> {
        if (!same) {
          start(assignment);
        }
      }
      case LIVE, PAUSED ->
          refusedAssignment = same ? "" : "the game is being played; a change is refused";
      case FINISHED -> refusedAssignment = "";
    }
  }

  /** Starts the game that waits, unless one is being played. */
  private void assignWaiting() {
    Assignment next = waiting;
    if (next == null) {
      return;
    }
    boolean free =
        fold.state()
            .map(
                state ->
                    switch (state.status()) {
                      case WAITING, READY, FINISHED -> true;
                      case LIVE, PAUSED -> false;
                    })
            .orElse(true);
    if (free) {
      waiting = null;
      start(next);
    }
  }

  private void start(Assignment assignment) {
    refusedAssignment = "";
    advance(due(now, NEVER), true);
    try {
      fold.start(new GameEvent.GameAssigned(assignment, wood, now));
      if (fold.state().filter(state -> state.assignment().equals(assignment)).isPresent()) {
        proofs.at(now, wood).ifPresent(fold::step);
      }
      doubts.at(now).forEach(doubt -> hold(new GameEvent.HandsMoved(doubt)));
      identities.at(now).forEach(seen -> hold(new GameEvent.HandsMoved(seen)));
    } catch (IllegalArgumentException wrong) {
      refusedAssignment = assignment.game() + ": " + wrong.getMessage();
    }
  }

  /** Lets time pass: settles contacts, steps all events that are due, wakes the game. */
  public void advanceTo(Tick tick) {
    now = latest(tick);
    debouncer.at(now).forEach(this::settled);
    leverDue().filter(due -> !due.isAfter(now)).ifPresent(due -> releaseLever(now));
    advance(now, false);
    assignWaiting();
  }

  /**
   * Steps everything whose horizon has come, events and wake-ups in the order of ticks.
   *
   * @param atOnce without waiting for contacts that tremble
   */
  private void advance(Tick until, boolean atOnce) {
    for (boolean goesOn = true; goesOn; ) {
      Tick open = atOnce ? NEVER : open();
      Tick event = (atOnce ? buffer.impatient() : buffer).wakeAt(open).orElse(NEVER);
      Tick wake = fold.wakeAt().map(tick -> due(tick, open, event)).orElse(NEVER);
      if (event.isAfter(until) && wake.isAfter(until)) {
        goesOn = false;
      } else if (wake.isBefore(event)) {
        fold.step(new GameEvent.Woke(fold.wakeAt().orElseThrow()));
      } else if (!atOnce && readings.lack(buffer.waiting().getFirst().tick())) {
        // A scan that does not come for so long is a board that is lost.
        var since = buffer.waiting().getFirst().tick();
        board(new BoardReport.Settled(new BoardEvent.BoardLost(since)));
      } else {
        release(event, open, atOnce);
      }
    }
  }

  /** When the game is woken: not before what is told it first of what happened before. */
  private Tick due(Tick wake, Tick open, Tick event) {
    boolean behind =
        buffer.waiting().stream().findFirst().filter(one -> !one.tick().isAfter(wake)).isPresent();
    Tick due = due(wake, open);
    return behind && due.isBefore(event) ? event : due;
  }

  private void release(Tick until, Tick open, boolean atOnce) {
    fold.state().ifPresent(state -> buffer = replies.sorted(buffer, state));
    var released = (atOnce ? buffer.impatient() : buffer).release(until, open);
    buffer = buffer.holding(released.rest().waiting());
    for (var event : released.events()) {
      fold.step(event);
      replies.told(event, fold.state());
    }
  }

  private Tick due(Tick tick, Tick open) {
    return buffer.due(tick, open);
  }

  /** From when on contacts may still tell what they have not told. */
  private Tick open() {
    Tick restless = debouncer.restlessSince().orElse(NEVER);
    return readings.end().isBefore(restless) ? readings.end() : restless;
  }

  private void hold(GameEvent event) {
    buffer = buffer.plus(event);
  }

  /** When {@link #advanceTo} is due if nothing happens before. */
  public Optional<Tick> wakeAt() {
    Tick open = open();
    var event = buffer.wakeAt(open);
    return Stream.of(
            debouncer.wakeAt(),
            event,
            fold.wakeAt().map(tick -> due(tick, open, event.orElse(NEVER))),
            leverDue())
        .flatMap(Optional::stream)
        .min(Tick::compareTo);
  }

  /** The game, if there is one. */
  public Optional<GameState> state() {
    return fold.state();
  }

  /** What the contacts read, settled. */
  public Occupancy wood() {
    return wood;
  }

  /** How each contact that has changed has behaved in this run. */
  List<SquareStatistics> contacts() {
    return debouncer.statistics();
  }

  /** Whether the board has been read at all. */
  public boolean boardKnown() {
    return boardKnown;
  }

  boolean clockLinked() {
    return clock.isLinked();
  }

  List<String> clockDoubted() {
    return clock.doubted();
  }

  /** What there is to say of assignments: one that waits, or why one was refused; else empty. */
  public String assignmentNote() {
    return waiting == null ? refusedAssignment : "waiting: " + waiting.game();
  }

  /** Events that the game could not take because of a bug. */
  public long failures() {
    return fold.failures();
  }
}
