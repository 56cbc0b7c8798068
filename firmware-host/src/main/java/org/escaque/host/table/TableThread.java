package org.escaque.host.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.escaque.board.BoardDriver;
import org.escaque.board.ScanHealth;
import org.escaque.board.Tick;
import org.escaque.clock.ClockDriver;
import org.escaque.game.Assignment;
import org.escaque.game.Effect;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Drives a table in real time: one thread that owns its state, reads its queue, and sleeps until
 * the game wants to be woken. Nothing that goes wrong in it ends it.
 */
public final class TableThread implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TableThread.class);

  private static final int CAPACITY = 1_024;
  private static final Duration PULSE = Duration.ofSeconds(1);
  private static final Duration CLOSING = Duration.ofSeconds(1);

  private final String table;
  private final TableRuntime runtime;
  private final BoardDriver board;
  private final ClockDriver clock;
  private final double rate;
  private final Inbox inbox = new Inbox(CAPACITY);
  private final CountDownLatch stopping = new CountDownLatch(1);
  private final Thread thread;
  private final ClockDisplay display;
  private volatile long turnedAt = System.nanoTime();

  /**
   * A table that is silent until started. It owns runtime and drivers and closes them.
   *
   * @param rate how fast ticks run, 1 but in demos
   */
  public TableThread(
      String table, TableRuntime runtime, BoardDriver board, ClockDriver clock, double rate) {
    this.table = table;
    this.runtime = runtime;
    this.board = board;
    this.clock = clock;
    this.rate = rate;
    this.display = new ClockDisplay(clock.outputs(), runtime.left());
    this.thread = Thread.ofPlatform().name("table-" + table).daemon().unstarted(this::run);
  }

  /** Starts the thread and the drivers. */
  public void start() {
    thread.start();
    board.start(report -> inbox.put(new TableInput.Board(report)));
    clock.start(event -> inbox.put(new TableInput.Clock(event)));
    runtime.ready();
  }

  /** Gives the table a game; any thread. */
  public void assign(Assignment assignment) {
    inbox.put(new TableInput.Assign(assignment));
  }

  /** The hall sent something that is no assignment; any thread. */
  public void misassigned(String reason) {
    inbox.put(new TableInput.Misassigned(reason));
  }

  /** Somebody acts; any thread. The answer comes in the table's thread. */
  public void act(TableInput.Act act) {
    if (!inbox.put(act)) {
      act.answer().accept(List.of(new Effect.Refused(act.event(), "the table is busy")));
    }
  }

  /** The present tick of this table, for an {@link #act}; any thread. */
  public Tick now() {
    return runtime.ticks().now();
  }

  /** The table's id. */
  public String id() {
    return table;
  }

  /** How the board has been read; any thread. */
  public ScanHealth boardHealth() {
    return board.health();
  }

  /** How many frames were folded because the thread was busy; any thread. */
  public long folded() {
    return inbox.folded();
  }

  public TableRuntime runtime() {
    return runtime;
  }

  /** How long ago the thread last went round; more than a few seconds means that it hangs. */
  public Duration silence() {
    return Duration.ofNanos(System.nanoTime() - turnedAt);
  }

  private boolean goesOn() {
    return stopping.getCount() > 0;
  }

  private void run() {
    Tick pulse = runtime.ticks().now();
    try {
      while (goesOn()) {
        var inputs = inbox.take(waitNanos(pulse));
        turnedAt = System.nanoTime();
        Tick now = runtime.ticks().now();
        for (TableInput input : inputs) {
          guarded(() -> runtime.core().accept(input));
        }
        guarded(() -> runtime.core().advanceTo(now));
        guarded(() -> runtime.core().state().ifPresent(state -> display.show(state, now)));
        if (!now.isBefore(pulse)) {
          guarded(() -> runtime.pulse(now, board.health()));
          pulse = now.plusMillis(Math.round(PULSE.toMillis() * rate));
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Real nanoseconds until the game or the pulse is due. */
  private long waitNanos(Tick pulse) {
    Tick now = runtime.ticks().now();
    Tick next =
        Stream.of(runtime.core().wakeAt(), display.wakeAt(now), Optional.of(pulse))
            .flatMap(Optional::stream)
            .min(Tick::compareTo)
            .orElse(pulse);
    long wait = Math.round((next.nanos() - now.nanos()) / rate);
    return Math.clamp(wait, 0, PULSE.toNanos());
  }

  private void guarded(Runnable work) {
    try {
      work.run();
    } catch (RuntimeException bug) {
      LOG.error("table={} thread=bug", table, bug);
    }
  }

  /** Drivers first, then what is in the queue, then journal and link; idempotent. */
  @Override
  public void close() {
    closeDriver("board", board);
    closeDriver("clock", clock);
    stopping.countDown();
    inbox.wake();
    try {
      boolean started = thread.getState() != Thread.State.NEW;
      if (started && !thread.join(CLOSING)) {
        LOG.error("table={} stuck={}", table, thread.getName());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    runtime.close();
  }

  private void closeDriver(String what, AutoCloseable driver) {
    try {
      driver.close();
    } catch (Exception failed) {
      LOG.warn("table={} {}=unclosed reason=\"{}\"", table, what, failed.toString());
    }
  }
}
