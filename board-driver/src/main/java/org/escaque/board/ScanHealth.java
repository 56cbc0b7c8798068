package org.escaque.board;

import java.time.Duration;

/**
 * How a board has been read since it was started.
 *
 * @param scans scans that succeeded
 * @param failures scans that failed
 * @param losses how often the link was given up
 * @param rate scans a second over the last seconds; 0 for boards that report on change
 * @param worstGap the longest time between two good scans while the link stood
 * @param jitter how late scans start, on average
 * @param connected whether the link stands
 */
public record ScanHealth(
    long scans,
    long failures,
    long losses,
    double rate,
    Duration worstGap,
    Duration jitter,
    boolean connected) {

  /** For boards that report on change. */
  public static ScanHealth unscanned(boolean connected) {
    return new ScanHealth(0, 0, 0, 0, Duration.ZERO, Duration.ZERO, connected);
  }
}
