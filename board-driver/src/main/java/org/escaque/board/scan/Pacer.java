package org.escaque.board.scan;

import java.util.concurrent.locks.LockSupport;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;

/** Waits for a tick. A test's pacer moves virtual time instead. */
@FunctionalInterface
public interface Pacer {

  /** Returns at the tick, or earlier if the thread is interrupted or unparked. */
  void until(Tick tick);

  /** Waits in real time. */
  static Pacer of(TickSource ticks) {
    return tick -> {
      long nanos = tick.nanos() - ticks.now().nanos();
      if (nanos > 0) {
        LockSupport.parkNanos(nanos);
      }
    };
  }
}
