package org.escaque.host;

import java.util.logging.LogManager;

/**
 * A log manager that goes on to log while the process ends: Java's own takes all handlers away as
 * soon as the end begins, and the last lines are the ones that tell whether it was clean.
 */
public final class KeepingLogManager extends LogManager {

  @Override
  public void reset() {
    // Called at the end of the process; configuring calls resetNow.
  }

  /** What {@link #reset} does elsewhere. */
  void resetNow() {
    super.reset();
  }
}
