package org.escaque.simulator.accuracy;

import java.util.EnumMap;
import java.util.Map;

/** Counts of plies. Not thread-safe; add up the tallies of several threads. */
final class Tally {

  /** The longest way to a resolution that is told apart. */
  static final int LONGEST = 16;

  private final Map<Reading, Long> atPress = new EnumMap<>(Reading.class);

  /** How many open captures were resolved by so many later plies; the last: later still. */
  private final long[] resolved = new long[LONGEST + 2];

  private long games;
  private long equal;
  private long settledWrong;
  private long opened;
  private long resolvedInAll;
  private long twins;
  private long exact;
  private long chained;
  private long namedInTime;
  private long namedLate;
  private long pointedAt;
  private long namedSound;
  private long events;
  private long nanos;

  Tally() {
    for (var reading : Reading.values()) {
      atPress.put(reading, 0L);
    }
  }

  void count(Reading reading, boolean settledOtherwise) {
    atPress.merge(reading, 1L, Long::sum);
    settledWrong += settledOtherwise ? 1 : 0;
  }

  /** A ply was open; {@code later} plies resolved it, -1 if none did. */
  void opened(int later) {
    opened++;
    resolvedInAll += later >= 0 ? 1 : 0;
  }

  /** An open ply is a capture that leaves the same squares as another. */
  void twinned(int later, Exactness exactness) {
    twins++;
    exact += exactness == Exactness.EXACT ? 1 : 0;
    chained += exactness == Exactness.CHAINED ? 1 : 0;
    if (later >= 0) {
      resolved[Math.min(later, LONGEST + 1)]++;
    }
  }

  /**
   * A broken square was used.
   *
   * @param inTime an alert on its contact named it in time
   * @param pointed that, or one told in time that its contact may have missed a man
   */
  void named(boolean inTime, boolean pointed) {
    namedInTime += inTime ? 1 : 0;
    namedLate += inTime ? 0 : 1;
    pointedAt += pointed ? 1 : 0;
  }

  /** So many sound squares were named. */
  void namedSound(long squares) {
    namedSound += squares;
  }

  /** A game was played. */
  void game(boolean isEqual, long heard, long took) {
    games++;
    equal += isEqual ? 1 : 0;
    events += heard;
    nanos += took;
  }

  void add(Tally other) {
    other.atPress.forEach((reading, count) -> atPress.merge(reading, count, Long::sum));
    for (int later = 0; later < resolved.length; later++) {
      resolved[later] += other.resolved[later];
    }
    games += other.games;
    equal += other.equal;
    settledWrong += other.settledWrong;
    opened += other.opened;
    resolvedInAll += other.resolvedInAll;
    twins += other.twins;
    exact += other.exact;
    chained += other.chained;
    namedInTime += other.namedInTime;
    namedLate += other.namedLate;
    pointedAt += other.pointedAt;
    namedSound += other.namedSound;
    events += other.events;
    nanos += other.nanos;
  }

  long of(Reading reading) {
    return atPress.getOrDefault(reading, 0L);
  }

  /** All plies but those whose piece nobody named. */
  long plies() {
    return atPress.values().stream().mapToLong(Long::longValue).sum() - of(Reading.UNNAMED);
  }

  /** Plies that are wrong in the score without a sign of doubt, at the press or later. */
  long wrong() {
    return of(Reading.WRONG) + settledWrong;
  }

  long settledWrong() {
    return settledWrong;
  }

  long open() {
    return opened;
  }

  long resolved() {
    return resolvedInAll;
  }

  long twins() {
    return twins;
  }

  /** Open twins that at most so many later plies resolved. */
  long resolvedWithin(int later) {
    long sum = 0;
    for (int at = 0; at <= Math.min(later, LONGEST + 1); at++) {
      sum += resolved[at];
    }
    return sum;
  }

  /** Open captures whose readings are just the twins. */
  long exactly() {
    return exact;
  }

  /** Those whose readings are the twins after each reading of an open ply before. */
  long chained() {
    return chained;
  }

  long namedInTime() {
    return namedInTime;
  }

  long namedLate() {
    return namedLate;
  }

  long pointedAt() {
    return pointedAt;
  }

  long namedSound() {
    return namedSound;
  }

  long games() {
    return games;
  }

  long equal() {
    return equal;
  }

  /** Microseconds that the table takes for one event, on average. */
  double microsPerEvent() {
    return events == 0 ? 0 : nanos / 1e3 / events;
  }
}
