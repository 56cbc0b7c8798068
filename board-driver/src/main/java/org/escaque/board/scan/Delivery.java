package org.escaque.board.scan;

import java.time.Duration;
import org.escaque.board.ContactFrame;
import org.escaque.board.Settling;
import org.escaque.board.Tick;

/**
 * Which frames of a connection are worth passing on: the first, each that differs from the one
 * before, all until the contacts have settled, and ten a second as a sign of life: a press waits
 * for a reading after it.
 */
final class Delivery {

  private static final Duration HEARTBEAT = Duration.ofMillis(100);

  private final Duration settled;
  private boolean first = true;
  private long contacts;
  private Tick lastChange = Tick.ZERO;
  private Tick lastPassed = Tick.ZERO;

  Delivery(Settling settling) {
    settled = settling.horizon().plus(settling.scan().multipliedBy(4));
  }

  /** Whether to pass this frame on. */
  boolean wants(ContactFrame frame) {
    var now = frame.tick();
    boolean changed = first || frame.occupied() != contacts;
    if (changed) {
      lastChange = now;
    }
    first = false;
    contacts = frame.occupied();
    boolean wanted =
        changed
            || now.since(lastChange).compareTo(settled) <= 0
            || now.since(lastPassed).compareTo(HEARTBEAT) >= 0;
    if (wanted) {
      lastPassed = now;
    }
    return wanted;
  }

  /** The next frame is the first again. */
  void restart() {
    first = true;
  }
}
