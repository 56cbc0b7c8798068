package org.escaque.tracking;

import java.util.List;
import java.util.function.ToLongFunction;

/**
 * Contacts of one kind of fault: dead ones, which never feel a man, or stuck ones, which always do.
 *
 * @param proved squares that have told the other thing at some time: they are sound
 * @param sure squares that have lied, whichever hypothesis is right
 * @param some squares of which one has lied, or may have on a board that is known to be faulty
 */
record Liars(long proved, long sure, long some) {

  /** More squares than this at once are too many for an arbiter to look at. */
  private static final int MOST_NAMED = 12;

  /** The contact told the other thing. */
  Liars sound(long bit) {
    return new Liars(proved | bit, sure & ~bit, some & ~bit);
  }

  /**
   * What each likely hypothesis says has lied.
   *
   * @param lies the squares that lied if a line is right
   */
  Liars convicted(List<Line> likely, ToLongFunction<Line> lies) {
    long all = likely.isEmpty() ? 0 : -1;
    for (var line : likely) {
      all &= lies.applyAsLong(line);
    }
    return new Liars(proved, sure | all, some & ~all);
  }

  /**
   * One of several squares has lied: those that were never proved are named, of all hypotheses or
   * at least of the likely ones; the others only if it must have been one of them, whose contact
   * has failed since.
   *
   * @param faulty a contact is broken for sure: any hypothesis is enough
   */
  Liars suspected(List<Line> likely, List<Line> all, ToLongFunction<Line> lies, boolean faulty) {
    long known = sure | some;
    boolean innocent = likely.stream().anyMatch(line -> (lies.applyAsLong(line) & ~known) == 0);
    if (innocent && !faulty) {
      return this;
    }
    long more = any(all, lies) & ~sure;
    long fewer = any(likely, lies) & ~sure;
    if (innocent || (fewer & ~proved) != 0) {
      more &= ~proved;
      fewer &= ~proved;
    }
    long named = isFew(more & ~some) ? more : isFew(fewer & ~some) ? fewer : 0;
    return new Liars(proved, sure, some | named);
  }

  /** Contacts of which one may have lied and that were never known to be sound. */
  long suspects() {
    return some & ~proved;
  }

  /** Contacts that have lied for sure and were never known to be sound. */
  long broken() {
    return sure & ~proved;
  }

  private static long any(List<Line> lines, ToLongFunction<Line> lies) {
    long any = 0;
    for (var line : lines) {
      any |= lies.applyAsLong(line);
    }
    return any;
  }

  /** Not more than an arbiter can look at. */
  static boolean isFew(long squares) {
    return squares != 0 && Long.bitCount(squares) <= MOST_NAMED;
  }

  /** The position was set anew: only what is sure stays. */
  Liars acquitted() {
    return new Liars(proved, sure, 0);
  }

  Liars turned() {
    return new Liars(Long.reverse(proved), Long.reverse(sure), Long.reverse(some));
  }
}
