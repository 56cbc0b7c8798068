package org.escaque.host;

import org.escaque.board.Tick;
import org.escaque.board.TickSource;

/** Sources of ticks for running tables. */
public final class Ticks {

  private Ticks() {}

  /** The kernel's monotonic clock, the one that stamps GPIO edges. */
  public static TickSource monotonic() {
    return () -> new Tick(System.nanoTime());
  }

  /** Time that runs so many times as fast from now on, for demos. */
  public static TickSource scaled(double rate) {
    return new Scaled(System.nanoTime(), rate);
  }

  private record Scaled(long start, double rate) implements TickSource {
    @Override
    public Tick now() {
      return new Tick(Math.round((System.nanoTime() - start) * rate));
    }
  }

  /**
   * The same time, but later than a tick of an earlier run: after the computer was started again
   * its clock begins anew, and ticks of one table should not go back.
   */
  public static TickSource after(Tick earlier, TickSource source) {
    Tick now = source.now();
    if (now.isAfter(earlier)) {
      return source;
    }
    long shift = earlier.nanos() - now.nanos() + 1_000_000;
    return () -> new Tick(source.now().nanos() + shift);
  }
}
