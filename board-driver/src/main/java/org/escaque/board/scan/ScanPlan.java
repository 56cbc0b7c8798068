package org.escaque.board.scan;

import java.time.Duration;
import org.escaque.board.ContactReader;
import org.escaque.board.Settling;

/**
 * How a board is to be scanned.
 *
 * @param board its name, for logs and the thread
 * @param settling settle times and the time between two scans, more than zero
 * @param diodes false for a matrix without: the squares that may be ghosts are then doubted
 * @param opener opens the contacts, again after each loss
 */
public record ScanPlan(
    String board, Settling settling, boolean diodes, ContactReader.Opener opener) {

  /** 200 scans a second. */
  public static final Duration DEFAULT_PERIOD = Duration.ofMillis(5);

  public ScanPlan {
    if (settling.scan().isZero()) {
      throw new IllegalArgumentException("a scan period of nothing");
    }
  }

  Duration period() {
    return settling.scan();
  }
}
