package org.escaque.board.wire;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How the thread of a driver ends. */
public final class DriverThread {

  private static final Logger LOG = LoggerFactory.getLogger(DriverThread.class);
  private static final Duration WITHIN = Duration.ofSeconds(2);

  private DriverThread() {}

  /**
   * Interrupts a driver's thread, which must see by itself that it is to end, and waits for it; not
   * for ever: a thread that is stuck is named in the log. Any thread may call, the one itself too.
   */
  public static void end(@Nullable Thread running) {
    if (running == null || running == Thread.currentThread()) {
      return;
    }
    running.interrupt();
    try {
      if (!running.join(WITHIN)) {
        LOG.error("thread={} state=stuck", running.getName());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
