package org.escaque.publish;

import org.escaque.board.Tick;

/**
 * Turns ticks into the monotonic milliseconds of messages. In an accelerated demo ticks run faster
 * than those who look on; their milliseconds do not.
 *
 * @param rate ticks for each nanosecond of theirs; 1 but in accelerated demos
 */
public record Mono(double rate) {

  /** Ticks are real. */
  public static final Mono REAL = new Mono(1);

  public Mono {
    if (!(rate > 0)) {
      throw new IllegalArgumentException("rate " + rate);
    }
  }

  public long at(Tick tick) {
    return rate == 1 ? tick.millis() : Math.round(tick.nanos() / 1e6 / rate);
  }
}
