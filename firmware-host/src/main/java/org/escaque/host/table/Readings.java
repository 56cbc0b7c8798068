package org.escaque.host.table;

import java.time.Duration;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * How far the readings of a scanned board reach. A board that reports changes reads all the time.
 * Confined to the table's driver.
 */
final class Readings {

  private static final Tick NEVER = new Tick(Long.MAX_VALUE);

  private final boolean polled;

  /** The last reading; null while the board is not scanned. */
  private @Nullable Tick last;

  Readings(boolean polled) {
    this.polled = polled;
  }

  void note(BoardReport report) {
    if (report instanceof BoardReport.Contacts(var frame) && polled) {
      last = frame.tick();
    } else if (report instanceof BoardReport.Settled(BoardEvent.BoardLost _)) {
      last = null;
    }
  }

  /** From when on nothing has been read yet. */
  Tick end() {
    Tick read = last;
    return read == null ? NEVER : read.plus(Duration.ofNanos(1));
  }

  /** Whether what stood there at a tick was not read, though it should have been. */
  boolean lack(Tick tick) {
    return !tick.isBefore(end());
  }
}
