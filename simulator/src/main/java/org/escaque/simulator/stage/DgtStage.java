package org.escaque.simulator.stage;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.clock.ClockTime;
import org.escaque.game.Assignment;
import org.escaque.game.Effect;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableInput;
import org.escaque.simulator.dgt.ClockFace;
import org.escaque.simulator.dgt.DgtBoard;
import org.escaque.simulator.dgt.Happening;
import org.escaque.simulator.replay.Script;
import org.jspecify.annotations.Nullable;

/**
 * A table's core behind the drivers of a DGT board and its clock, with a simulated board at the
 * other end of their line. In immediate time nothing more happens before the drivers have said all
 * that board and clock show. Confined to one thread.
 */
public final class DgtStage implements TableStage {

  /** Longer than drivers need to say what they have heard, in real time. */
  private static final long PATIENCE_NANOS = 30_000_000_000L;

  private static final ClockTime UNUSED = ClockTime.ofSeconds(3_600);

  /** Longer than any horizon: what has been at rest for so long has been heard. */
  private static final long SETTLED_MILLIS = 3_000;

  private static final long SLICE_MILLIS = 5;

  private static final int RUN_BUTTON = 0x33;
  private static final int ASK_CLOCK = 0x41;

  /** Drivers ask boards that have said nothing for a while. */
  private static final long JUMP_MILLIS = 5_000;

  /** How much passes for a driver that was late, and how often. */
  private static final long LATE_MILLIS = 20;

  private static final int MOST_TRIES = 100;

  private static final long ASKS_NANOS = 50_000_000L;
  private static final long LOOK_NANOS = 30_000L;

  private final TableCore core;
  private final Stage stage;
  private final Pace pace;
  private final DgtDevice device;
  private final LinkedBlockingQueue<TableInput> said = new LinkedBlockingQueue<>();
  private final DgtEcho echo = new DgtEcho();
  private final Duration latest;

  private final RestlessFields restless = new RestlessFields();

  private @Nullable RunningFace told;
  private boolean started;

  /**
   * A stage on which nothing stands yet.
   *
   * @param passing is told each tick that time has come to
   */
  public DgtStage(TableCore core, Pace pace, DgtDevice device, Consumer<Tick> passing) {
    this(core, pace, device, passing, Duration.ZERO);
  }

  /** The same; the clock tells of a press so late at most. */
  DgtStage(TableCore core, Pace pace, DgtDevice device, Consumer<Tick> passing, Duration latest) {
    this.latest = latest;
    this.core = core;
    this.pace = pace;
    this.device = device;
    stage = new Stage(core, pace, passing);
  }

  @Override
  public void setUp(Position position) throws InterruptedException {
    var men = DgtScript.fields(position);
    for (int field = 0; field < 64; field++) {
      happen(new Happening.FieldChanged(field, men.at(field), now()));
    }
    happen(new Happening.ClockChanged(DgtScript.set(UNUSED), now()));
    if (!started) {
      started = true;
      device.start(said::add);
      hear(() -> echo.isBoardWhole(board()) && echo.isClockWhole(board().clock()));
    }
    runTo(now().plusMillis(SETTLED_MILLIS));
  }

  @Override
  public Tick begin() {
    return stage.begin();
  }

  @Override
  public void assign(Assignment assignment) throws InterruptedException {
    stage.assign(assignment);
  }

  @Override
  public void play(Script script) throws InterruptedException {
    happen(new Happening.ClockChanged(DgtScript.set(script.set()), now()));
    for (var moment : DgtScript.of(script, latest)) {
      runTo(moment.tick());
      if (stage.isOver()) {
        return;
      }
      switch (moment) {
        case DgtMoment.Noticed(var happening) -> happen(happening);
        case DgtMoment.Said(var event) ->
            core.accept(new TableInput.Act(event, (List<Effect> effects) -> {}));
      }
    }
    runTo(now().plusMillis(SETTLED_MILLIS));
  }

  private void happen(Happening happening) throws InterruptedException {
    if (happening instanceof Happening.ClockChanged(ClockFace.Shown shown, var tick)) {
      told = new RunningFace(shown, tick);
    }
    notice(happening);
  }

  /** The clock shows the seconds that have passed. */
  private void passTime() throws InterruptedException {
    var present = told;
    if (present != null) {
      notice(new Happening.ClockChanged(present.at(now()), now()));
    }
  }

  private void notice(Happening happening) throws InterruptedException {
    boolean news = isNews(happening);
    var before = board();
    device.line().happens(happening);
    takeAll();
    boolean same = happening instanceof Happening.FieldChanged && !news;
    if (!started || !isImmediate() || same) {
      return;
    }
    if (happening instanceof Happening.FieldChanged(int field, int code, var tick)) {
      restless.changed(field, tick);
      probe();
    } else if (news) {
      hear(() -> echo.isClockWhole(board().clock()));
    } else if (!board().equals(before)) {
      probe();
    }
  }

  /**
   * Waits until the driver has read what the board has said: it asks for the times after a button
   * was pressed.
   */
  private void probe() {
    int asked = board().heard().of(ASK_CLOCK);
    device.line().happens(new Happening.ButtonPressed(RUN_BUTTON, now()));
    long end = System.nanoTime() + ASKS_NANOS;
    while (board().heard().of(ASK_CLOCK) == asked && System.nanoTime() < end) {
      LockSupport.parkNanos(LOOK_NANOS);
    }
  }

  /** Time that passes is none: drivers need not repeat it. */
  private boolean isNews(Happening happening) {
    return switch (happening) {
      case Happening.FieldChanged(int field, int code, var tick) ->
          board().fields().at(field) != code;
      case Happening.ClockChanged(ClockFace.Shown next, var tick) ->
          !(board().clock() instanceof ClockFace.Shown before)
              || next.turn() != before.turn()
              || next.running() != before.running();
      default -> true;
    };
  }

  private DgtBoard board() {
    return device.line().board();
  }

  private boolean isImmediate() {
    return pace instanceof Pace.Immediate;
  }

  /**
   * Takes what the drivers say until they have said this. A question that the board does not answer
   * is given up when time has passed; so a little does where they say nothing.
   */
  private void hear(BooleanSupplier all) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    takeAll();
    while (!all.getAsBoolean()) {
      var next = said.poll(ASKS_NANOS, TimeUnit.NANOSECONDS);
      if (next != null) {
        take(next);
        takeAll();
      } else if (System.nanoTime() > end) {
        throw new IllegalStateException("the drivers do not say: " + echo.missing(board()));
      } else if (isImmediate()) {
        passLate();
      }
    }
  }

  private void passLate() throws InterruptedException {
    stage.runTo(now().plusMillis(LATE_MILLIS));
    device.line().noise();
  }

  private void takeAll() {
    for (var next = said.poll(); next != null; next = said.poll()) {
      take(next);
    }
  }

  private void take(TableInput input) {
    echo.note(input);
    core.accept(input);
  }

  @Override
  public void clear() throws InterruptedException {
    stage.clear();
  }

  @Override
  public void runTo(Tick tick) throws InterruptedException {
    if (isImmediate()) {
      jumpTo(tick);
      return;
    }
    while (now().isBefore(tick)) {
      var slice = now().plusMillis(Math.round(Math.max(1, SLICE_MILLIS * pace.rate())));
      stage.runTo(slice.isBefore(tick) ? slice : tick);
      passTime();
    }
  }

  /** Time jumps no farther than drivers can follow. */
  private void jumpTo(Tick tick) throws InterruptedException {
    takeAll();
    for (var next = stop(tick); next.isBefore(tick); next = stop(tick)) {
      stage.runTo(next);
      passTime();
      settle();
    }
    stage.runTo(tick);
    passTime();
  }

  /**
   * Waits until the drivers have said what has kept still. A driver that read a change late wants
   * it to keep still for longer; so a little time passes where it says nothing.
   */
  private void settle() throws InterruptedException {
    long due = restless.takeStill(now());
    device.line().noise();
    for (int tries = 0; due != 0 && !heard(due); tries++) {
      if (tries == MOST_TRIES) {
        throw new IllegalStateException("the drivers do not say: " + echo.missing(board()));
      }
      passLate();
    }
  }

  private boolean heard(long fields) throws InterruptedException {
    long end = System.nanoTime() + ASKS_NANOS;
    for (long left = ASKS_NANOS; left > 0; left = end - System.nanoTime()) {
      if (echo.isBoardWhole(board(), fields)) {
        return true;
      }
      var next = said.poll(left, TimeUnit.NANOSECONDS);
      if (next != null) {
        take(next);
      }
    }
    return false;
  }

  /** Where a jump has to stop on its way. */
  private Tick stop(Tick tick) {
    var farthest = now().plusMillis(JUMP_MILLIS);
    var stop = farthest.isBefore(tick) ? farthest : tick;
    return restless.next().filter(next -> next.isBefore(stop)).orElse(stop);
  }

  private Tick now() {
    return pace.ticks().now();
  }

  @Override
  public void close() {
    device.close();
  }
}
