package org.escaque.clock;

/**
 * One player's half of a chess clock; immutable. Nanoseconds inside, so that nothing is lost by
 * rounding.
 *
 * @param leftNanos time left; below zero by as much as was overrun since the flag fell
 * @param usedNanos time that has run since the player's present move began, delay included
 * @param period number of the period whose time is running, 0 for the first
 * @param completed moves completed since the game began
 * @param lastCreditNanos what the last press brought (increment, or time given back)
 * @param lastUsedNanos what the last completed move took
 */
public record SideClock(
    long leftNanos,
    long usedNanos,
    int period,
    int completed,
    long lastCreditNanos,
    long lastUsedNanos) {

  public SideClock {
    if (usedNanos < 0 || period < 0 || completed < 0 || lastUsedNanos < 0) {
      throw new IllegalArgumentException(
          "used %d, period %d, completed %d, last used %d"
              .formatted(usedNanos, period, completed, lastUsedNanos));
    }
  }

  /** A clock that shows this at the start of a game. */
  static SideClock showing(long leftNanos) {
    return new SideClock(leftNanos, 0, 0, 0, 0, 0);
  }

  ClockTime shown() {
    return ClockTime.ofNanos(leftNanos);
  }

  /** Nothing is left. */
  boolean empty() {
    return leftNanos <= 0;
  }

  /** After this much more of the present move, with the periods entered on the way. */
  SideClock ran(long nanos, TimeControl control) {
    var clock = this;
    long rest = nanos;
    while (rest > clock.untilEmpty(control) && clock.mayLeave(control)) {
      long step = clock.untilEmpty(control);
      clock = clock.spent(step, control).enteredPeriods(control);
      rest -= step;
    }
    return clock.spent(rest, control).enteredPeriods(control);
  }

  private SideClock spent(long nanos, TimeControl control) {
    long spent = Math.max(0, nanos - freeNanos(control));
    return new SideClock(
        leftNanos - spent, usedNanos + nanos, period, completed, lastCreditNanos, lastUsedNanos);
  }

  /** How long the present move can go on before the time of this period is used up. */
  long untilEmpty(TimeControl control) {
    return freeNanos(control) + Math.max(0, leftNanos);
  }

  /** How long the present move can go on before the flag falls. */
  long untilFlag(TimeControl control) {
    long all = 0;
    var clock = this;
    while (clock.mayLeave(control)) {
      long step = clock.untilEmpty(control);
      clock = clock.spent(step, control).enteredPeriods(control);
      all += step;
    }
    return all + clock.untilEmpty(control);
  }

  /** What is left of a simple delay. */
  long freeNanos(TimeControl control) {
    return control.period(period).bonus() instanceof Bonus.Delay(var amount)
        ? Math.max(0, amount.toNanos() - usedNanos)
        : 0;
  }

  /** The next period's time is added when the present one's is used up and its moves are made. */
  private SideClock enteredPeriods(TimeControl control) {
    var clock = this;
    while (clock.empty() && clock.mayLeave(control)) {
      int next = clock.period + 1;
      clock =
          clock.plusBase(control.period(next).baseNanos() + topUp(next, control)).inPeriod(next);
    }
    return clock;
  }

  private SideClock plusBase(long nanos) {
    return new SideClock(
        leftNanos + nanos, usedNanos, period, completed, lastCreditNanos, lastUsedNanos);
  }

  private boolean mayLeave(TimeControl control) {
    return !control.isLast(period) && completed >= control.movesBy(period);
  }

  /** A larger increment than before counts from the move in progress. */
  private static long topUp(int entered, TimeControl control) {
    long before = control.period(entered - 1).incrementNanos();
    return Math.max(0, control.period(entered).incrementNanos() - before);
  }

  /** The move is completed; {@code credited} is false once the flag is down. */
  SideClock pressed(boolean credited, TimeControl control) {
    long credit = credited ? creditNanos(control) : 0;
    return new SideClock(leftNanos + credit, 0, period, completed + 1, credit, usedNanos);
  }

  private long creditNanos(TimeControl control) {
    var present = control.period(period);
    return switch (present.bonus()) {
      case Bonus.None none -> 0;
      case Bonus.Delay delay -> 0;
      case Bonus.Increment increment -> present.bonusNanos();
      case Bonus.GiveBack giveBack -> Math.min(usedNanos, present.bonusNanos());
    };
  }

  /** The last press never was: its credit is gone and its move goes on. */
  SideClock unpressed() {
    return new SideClock(
        leftNanos - lastCreditNanos, lastUsedNanos, period, Math.max(0, completed - 1), 0, 0);
  }

  /** A new move begins; the press before it can no longer be undone. */
  SideClock moveBegins() {
    return set(leftNanos);
  }

  /** Set by hand: the present move counts as begun now. */
  SideClock set(long nanos) {
    return new SideClock(nanos, 0, period, completed, 0, lastUsedNanos);
  }

  /** Given time, or taken; nothing is owed. */
  SideClock plus(long nanos) {
    return new SideClock(
        Math.max(0, Math.addExact(Math.max(0, leftNanos), nanos)),
        usedNanos,
        period,
        completed,
        lastCreditNanos,
        lastUsedNanos);
  }

  SideClock inPeriod(int number) {
    return new SideClock(leftNanos, usedNanos, number, completed, lastCreditNanos, lastUsedNanos);
  }

  SideClock withCompleted(int moves, TimeControl control) {
    return new SideClock(leftNanos, usedNanos, period, moves, lastCreditNanos, lastUsedNanos)
        .enteredPeriods(control);
  }
}
