package org.escaque.board;

import java.time.Duration;

/**
 * How long a contact must keep still before it is believed. The defaults lie between what is never
 * a move (under 60 ms: flights over a square, flicker, a victim pushed off) and what always is one
 * (250 ms and more), with room for a late scan on either side.
 *
 * @param lift how long a square must read empty to count as lifted
 * @param place how long it must read occupied to count as placed
 * @param scan time between two frames of a board that is polled; zero for one that reports each
 *     change when it happens
 * @param sweep how much later than its tick a change may have happened, on a board that takes long
 *     to look at all squares and gives the earliest tick; zero where ticks are exact
 */
public record Settling(Duration lift, Duration place, Duration scan, Duration sweep) {

  /** For boards that report on change. */
  public static final Settling ON_CHANGE =
      new Settling(Duration.ofMillis(100), Duration.ofMillis(80), Duration.ZERO);

  /**
   * An interruption up to this long belongs to the transition that it interrupts. Reed switches
   * bounce for up to 3 ms; a scan may see one open reading in it.
   */
  public static final Duration BOUNCE = Duration.ofMillis(10);

  public Settling {
    if (!isPositive(lift) || !isPositive(place) || scan.isNegative() || sweep.isNegative()) {
      throw new IllegalArgumentException(
          "settle times %s and %s, scan %s, sweep %s".formatted(lift, place, scan, sweep));
    }
  }

  /** For a board whose ticks are exact. */
  public Settling(Duration lift, Duration place, Duration scan) {
    this(lift, place, scan, Duration.ZERO);
  }

  /** The default times, for a board that is scanned so often. */
  public static Settling polled(Duration scan) {
    return new Settling(ON_CHANGE.lift, ON_CHANGE.place, scan);
  }

  boolean isPolled() {
    return isPositive(scan);
  }

  /**
   * How long after a change the event of it comes at the latest, if the contact does no worse than
   * bounce: a press at tick T can be judged at T and this.
   */
  public Duration horizon() {
    return (lift.compareTo(place) > 0 ? lift : place).plus(BOUNCE).plus(scan);
  }

  private static boolean isPositive(Duration duration) {
    return !duration.isZero() && !duration.isNegative();
  }
}
