package org.escaque.board.scan;

import java.time.Duration;
import org.escaque.board.ScanHealth;
import org.escaque.board.Tick;

/** Counts scans and measures their regularity. Written by one thread, read by any. */
final class ScanMeter {

  /** Weight of a new value in the running means: about the last 200 scans. */
  private static final double WEIGHT = 1.0 / 200;

  private long scans;
  private long failures;
  private long losses;
  private double meanNanos;
  private double meanLateNanos;
  private long worstNanos;
  private boolean connected;
  private boolean hasLast;
  private Tick last = Tick.ZERO;

  private volatile ScanHealth health = ScanHealth.unscanned(false);

  void scanned(Tick now, long lateNanos) {
    scans++;
    if (hasLast) {
      long gap = now.nanos() - last.nanos();
      worstNanos = Math.max(worstNanos, gap);
      meanNanos = meanNanos == 0 ? gap : meanNanos + WEIGHT * (gap - meanNanos);
    }
    meanLateNanos += WEIGHT * (lateNanos - meanLateNanos);
    last = now;
    hasLast = true;
    publish();
  }

  void failed() {
    failures++;
    publish();
  }

  void connected() {
    connected = true;
    publish();
  }

  void lost() {
    losses += connected ? 1 : 0;
    connected = false;
    hasLast = false;
    publish();
  }

  boolean isConnected() {
    return connected;
  }

  private void publish() {
    double rate = connected && meanNanos > 0 ? 1e9 / meanNanos : 0;
    health =
        new ScanHealth(
            scans,
            failures,
            losses,
            rate,
            Duration.ofNanos(worstNanos),
            Duration.ofNanos((long) meanLateNanos),
            connected);
  }

  ScanHealth health() {
    return health;
  }
}
