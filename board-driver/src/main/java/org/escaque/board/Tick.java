package org.escaque.board;

import java.time.Duration;

/**
 * A moment of one run of the host: nanoseconds of a monotonic clock. Ticks of different runs do not
 * compare; a wall clock is never one.
 */
public record Tick(long nanos) implements Comparable<Tick> {

  /** The beginning of virtual time. */
  public static final Tick ZERO = new Tick(0);

  /** The tick so many milliseconds after {@link #ZERO}. */
  public static Tick ofMillis(long millis) {
    return new Tick(millis * 1_000_000L);
  }

  /** This tick and a duration more. */
  public Tick plus(Duration duration) {
    return new Tick(nanos + duration.toNanos());
  }

  /** This tick and so many milliseconds more. */
  public Tick plusMillis(long millis) {
    return new Tick(nanos + millis * 1_000_000L);
  }

  /** How long after {@code earlier} this is; negative if it is before. */
  public Duration since(Tick earlier) {
    return Duration.ofNanos(nanos - earlier.nanos);
  }

  /** Whole milliseconds since {@link #ZERO}, rounded down. */
  public long millis() {
    return Math.floorDiv(nanos, 1_000_000L);
  }

  public boolean isBefore(Tick other) {
    return nanos < other.nanos;
  }

  public boolean isAfter(Tick other) {
    return nanos > other.nanos;
  }

  @Override
  public int compareTo(Tick other) {
    return Long.compare(nanos, other.nanos);
  }
}
