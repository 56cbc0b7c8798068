package org.escaque.board.dgt;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.escaque.board.BoardReport;
import org.escaque.board.TickSource;
import org.escaque.board.serial.SerialPorts;
import org.escaque.board.wire.Backoff;
import org.escaque.board.wire.DriverThread;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The serial line to a board and the clock on it: a thread that opens it, keeps the dialogue, and
 * tries again for ever, quietly. Methods may be called from any thread.
 */
public final class DgtLine {

  private static final Logger LOG = LoggerFactory.getLogger(DgtLine.class);

  /** How often a device that is not there is looked for. */
  private static final Duration LOOK = Duration.ofMillis(500);

  private final DgtPort port;
  private final SerialPorts ports;
  private final DgtDialogue dialogue;
  private final CountDownLatch ending = new CountDownLatch(1);
  private volatile DgtSettling settling = DgtSettling.DEFAULT;
  private volatile boolean live;
  private final AtomicLong losses = new AtomicLong();
  private volatile @Nullable Thread thread;

  /** Confined to the line's thread. */
  private String lastReason = "";

  DgtLine(DgtPort port, SerialPorts ports) {
    this.port = port;
    this.ports = ports;
    this.dialogue = new DgtDialogue(port, this::settling);
  }

  private DgtSettling settling() {
    return settling;
  }

  /** From now on the sink hears of the board; the line opens if it is not open. */
  void listen(Consumer<BoardReport> sink, DgtSettling settling, TickSource ticks) {
    this.settling = settling;
    dialogue.listen(sink);
    start(ticks);
  }

  /** From now on this reader hears of the clock; the line opens if it is not open. */
  public void listen(DgtClockPort reader, TickSource ticks) {
    dialogue.listen(reader);
    start(ticks);
  }

  /** After this the board's sink is not called again. */
  void forgetBoard() {
    dialogue.forgetBoard();
  }

  /** After this the clock's reader is not called again. */
  public void forgetClock() {
    dialogue.forgetClock();
  }

  private synchronized void start(TickSource ticks) {
    if (thread == null && !isEnding()) {
      thread = Thread.ofPlatform().name("dgt-" + port.label()).start(() -> run(ticks));
    }
  }

  private boolean isEnding() {
    return ending.getCount() == 0;
  }

  /** Whether the board is being read. */
  boolean isLive() {
    return live;
  }

  /** How often it was lost. */
  long losses() {
    return losses.get();
  }

  /** What was read and not needed. */
  public DgtCounters counters() {
    return dialogue.counters();
  }

  private void run(TickSource ticks) {
    var retry = new Backoff();
    while (!isEnding()) {
      long before = losses.get();
      var found = ports.matching(port.path());
      for (var path : found) {
        if (!isEnding()) {
          attempt(path, ticks);
        }
      }
      if (found.isEmpty()) {
        lost("no device is called " + port.path(), ticks);
        rest(LOOK);
      } else if (losses.get() == before) {
        rest(retry.failed());
      } else {
        retry.succeeded(); // it stood for a while: at once again
      }
    }
  }

  private void attempt(String path, TickSource ticks) {
    String reason;
    try (var line = new LineReader(port.label(), ports.open(path))) {
      new DgtTalk(dialogue, ticks, line).run(this::isEnding, () -> turned(path));
      return;
    } catch (IOException gone) {
      reason = String.valueOf(gone.getMessage());
    } catch (InterruptedException interrupted) {
      // Only closing ends the thread; anybody else's interrupt costs a reconnection.
      reason = "interrupted";
    } catch (RuntimeException bug) {
      reason = "bug: " + bug;
      LOG.error("dgt={} device={} bug=\"{}\"", port.label(), path, bug.toString(), bug);
    }
    lost(reason, ticks);
  }

  private void turned(String path) {
    if (dialogue.isLive() && !live) {
      live = true;
      lastReason = "";
      LOG.info("dgt={} state=connected device={}", port.label(), path);
    }
  }

  private void lost(String reason, TickSource ticks) {
    if (isEnding()) {
      return;
    }
    if (live) {
      live = false;
      losses.incrementAndGet();
    }
    if (!reason.equals(lastReason)) {
      lastReason = reason;
      LOG.warn("dgt={} state=lost reason=\"{}\"", port.label(), reason);
    }
    dialogue.closed(reason, ticks.now());
  }

  private void rest(Duration duration) {
    try {
      ending.await(duration.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException interrupted) {
      LOG.debug("dgt={} interrupted ending={}", port.label(), isEnding());
    }
  }

  /** Ends the thread and gives the device back; idempotent. */
  void close() {
    ending.countDown();
    DriverThread.end(thread);
    live = false;
  }
}
