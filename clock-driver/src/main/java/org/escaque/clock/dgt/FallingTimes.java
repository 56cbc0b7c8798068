package org.escaque.clock.dgt;

import java.time.Duration;
import org.escaque.board.Tick;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/**
 * Which times the table was told, so that it knows them between two messages: it counts down by
 * itself, and hears only of what is different.
 *
 * @param running whose time runs
 */
record FallingTimes(ClockTime left, ClockTime right, Runs running, Tick tick) {

  /** A clock may be ahead of its message by so much. */
  private static final long AHEAD_MILLIS = 1_000;

  /** Messages come late by so much, not more. */
  private static final long BEHIND_MILLIS = 2_000;

  static FallingTimes of(ClockFace face, Runs running, Tick tick) {
    return new FallingTimes(
        ClockTime.ofSeconds(face.left()), ClockTime.ofSeconds(face.right()), running, tick);
  }

  /** Milliseconds that the table shows on this side now. */
  private long at(Lever side, Tick now) {
    long told = (side == Lever.LEFT ? left : right).millis();
    boolean falls = running == Runs.of(side);
    return falls ? Math.max(0, told - elapsed(now).toMillis()) : told;
  }

  private Duration elapsed(Tick now) {
    return now.since(tick);
  }

  /**
   * Whether the table knows what the clock shows. A time that is shown lasts for a second, and a
   * message comes a little late: between those the table's own count is as right as the clock.
   */
  boolean knows(ClockFace face, Runs runs, Tick now) {
    return runs == running && knows(face, Lever.LEFT, now) && knows(face, Lever.RIGHT, now);
  }

  private boolean knows(ClockFace face, Lever side, Tick now) {
    long shown = face.seconds(side) * 1000L;
    long known = at(side, now);
    if (running != Runs.of(side)) {
      return shown == known;
    }
    return known <= shown + AHEAD_MILLIS / 4 && known > shown - BEHIND_MILLIS;
  }

  /** Whether a side shows more than it can, if nobody has set the clock. */
  boolean hasRisen(ClockFace face, Lever side, Tick now) {
    return face.seconds(side) * 1000L > at(side, now) + BEHIND_MILLIS;
  }
}
