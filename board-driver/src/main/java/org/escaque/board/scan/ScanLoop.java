package org.escaque.board.scan;

import java.time.Duration;
import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardReport;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.board.wire.DriverThread;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A board driver that polls: the thread around a {@link Scanner}. The reader is opened, read and
 * closed by that thread alone. Methods may be called from any thread.
 */
public final class ScanLoop implements BoardDriver {

  private static final Logger LOG = LoggerFactory.getLogger(ScanLoop.class);

  private final ScanPlan plan;
  private final TickSource ticks;
  private final Pacer pacer;

  /** Confined to the scanning thread. */
  private long bugs;

  private volatile boolean closing;
  private volatile @Nullable Scanner scanner;
  private volatile @Nullable Thread thread;

  /** A driver that scans as planned once started. */
  public ScanLoop(ScanPlan plan, TickSource ticks) {
    this(plan, ticks, Pacer.of(ticks));
  }

  /** As above, with another way to wait. */
  public ScanLoop(ScanPlan plan, TickSource ticks, Pacer pacer) {
    this.plan = plan;
    this.ticks = ticks;
    this.pacer = pacer;
  }

  @Override
  public void start(Consumer<BoardReport> sink) {
    if (thread != null || closing) {
      throw new IllegalStateException("board " + plan.board() + " was started before");
    }
    var scans = new Scanner(plan, ticks, sink);
    scanner = scans;
    thread = Thread.ofPlatform().name("scan-" + plan.board()).start(() -> run(scans));
  }

  private void run(Scanner scans) {
    try (scans) {
      var due = ticks.now();
      while (!closing) {
        due = stepSafely(scans, due);
        waitFor(due);
      }
    }
  }

  /** Goes on after a bug, tells the first one and keeps the rest to itself. */
  private Tick stepSafely(Scanner scans, Tick due) {
    try {
      return scans.step(due);
    } catch (RuntimeException bug) {
      if (bugs++ == 0) {
        LOG.error("board={} state=scanning bug=\"{}\"", plan.board(), bug.toString(), bug);
      }
      return ticks.now().plus(Duration.ofSeconds(1));
    }
  }

  private void waitFor(Tick due) {
    while (!closing && due.isAfter(ticks.now())) {
      pacer.until(due);
      // Somebody else's interrupt must not make this loop spin; only closing ends it.
      if (Thread.interrupted() && !closing) {
        LOG.warn("board={} interrupt=ignored", plan.board());
      }
    }
  }

  @Override
  public Settling settling() {
    return plan.settling();
  }

  @Override
  public ScanHealth health() {
    var scans = scanner;
    return scans == null ? ScanHealth.unscanned(false) : scans.health();
  }

  @Override
  public void close() {
    closing = true;
    DriverThread.end(thread);
  }
}
