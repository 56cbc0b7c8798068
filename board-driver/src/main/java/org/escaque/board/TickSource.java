package org.escaque.board;

/**
 * Where the present comes from: a monotonic clock, a scaled one, or the virtual time of a
 * simulation. Only adapters and the owners of threads ask it; the core is told the time in each
 * event.
 */
@FunctionalInterface
public interface TickSource {

  /** The present tick of this run; never less than one returned before. */
  Tick now();

  /**
   * Ticks that pass in a nanosecond of real time, for those who wait in real time; 1 where nobody
   * makes time run faster, and in virtual time, which jumps.
   */
  default double rate() {
    return 1;
  }
}
