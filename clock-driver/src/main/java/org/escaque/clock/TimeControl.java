package org.escaque.clock;

import java.time.Duration;
import java.util.List;

/**
 * How much time the players have: one period or several, one after the other. All but the last ask
 * for a number of moves; the last may name a number too (it then stands for a session of unknown
 * continuation) but lasts for the rest of the game.
 *
 * <p>The text is {@code [MOVES/]BASE[+INC | d DELAY | b DELAY]}, periods separated by {@code ,}:
 * {@code 40/90m+30s,30m+30s}, {@code 25m d 10s}, {@code 25m b 10s}.
 *
 * @param periods at least one
 */
public record TimeControl(List<Period> periods) {

  public TimeControl {
    periods = List.copyOf(periods);
    if (periods.isEmpty()) {
      throw new IllegalArgumentException("a time control without a period");
    }
    if (periods.stream().limit(periods.size() - 1L).anyMatch(period -> period.moves() == 0)) {
      throw new IllegalArgumentException("a period for all moves before the last: " + periods);
    }
  }

  /** Reads the text that {@link #toString} writes; durations are {@code 250ms 10s 2m 1h}. */
  public static Parsed<TimeControl> parse(String text) {
    return TimeControlText.parse(text);
  }

  /** All moves in this time, without a bonus. */
  public static TimeControl of(Duration base) {
    return new TimeControl(List.of(new Period(0, base, Bonus.none())));
  }

  /** All moves in this time and an increment for each (none if zero). */
  public static TimeControl of(Duration base, Duration increment) {
    Bonus bonus = increment.isZero() ? Bonus.none() : new Bonus.Increment(increment);
    return new TimeControl(List.of(new Period(0, base, bonus)));
  }

  /** The period with this number, 0 for the first. */
  public Period period(int number) {
    return periods.get(number);
  }

  boolean isLast(int number) {
    return number == periods.size() - 1;
  }

  /** How many moves must be completed by the end of this period, counted from the first move. */
  int movesBy(int number) {
    return periods.stream().limit(number + 1L).mapToInt(Period::moves).sum();
  }

  /**
   * All bases and sixty bonuses: what decides whether a game is standard, rapid or blitz (FIDE
   * 2018, A.1 and B.1).
   */
  public Duration forSixtyMoves() {
    var bases = periods.stream().map(Period::base).reduce(Duration.ZERO, Duration::plus);
    return bases.plus(period(0).bonus().most().multipliedBy(60));
  }

  /**
   * The mode of the first period: {@code plain}, {@code fischer}, {@code delay}, {@code bronstein}.
   */
  public String mode() {
    return period(0).bonus().mode();
  }

  /**
   * The same with every base taken for minutes instead of seconds: what a tag such as {@code 90+30}
   * means where its first clocks show more than 90 seconds.
   */
  public TimeControl basesInMinutes() {
    return new TimeControl(
        periods.stream()
            .map(
                period ->
                    new Period(period.moves(), period.base().multipliedBy(60), period.bonus()))
            .toList());
  }

  /** The canonical text; {@link #parse} reads it back to an equal value. */
  @Override
  public String toString() {
    return TimeControlText.write(this);
  }
}
