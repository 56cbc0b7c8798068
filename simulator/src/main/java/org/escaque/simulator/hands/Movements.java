package org.escaque.simulator.hands;

import java.util.random.RandomGenerator;
import org.escaque.board.Square;

/** Single steps of a hand, with the times of human movements at the pace of a level. */
final class Movements {

  private static final long MILLIS = 1_000_000L;

  /** Between two things that happen one after the other and must be seen so. */
  private static final long APART = 4 * MILLIS;

  private final Habits habits;
  private final RandomGenerator random;

  Movements(Habits habits, RandomGenerator random) {
    this.habits = habits;
    this.random = random;
  }

  Step lift(Square square, double median) {
    return Step.lift(square, spread(median), APART);
  }

  /** A lift of a man that came down a moment before, and whose placement must be seen. */
  Step lastingLift(Square square, double median) {
    return Step.lift(square, spread(median), Math.max(habits.gap(), APART));
  }

  Step place(Square square, double median) {
    return Step.place(square, spread(median), APART);
  }

  /** The man comes down after it was carried over the board. */
  Step carry(Square square) {
    return place(square, Habits.USUAL_CARRY);
  }

  /** The same, where it takes another's place without a gap. */
  Step sweep(Square square) {
    return Step.sweep(square, spread(Habits.USUAL_CARRY), APART);
  }

  /** A man passes along the wood; the time is not scaled. */
  Step touch(Square square, boolean occupied, double from, double to) {
    long pause = (long) (random.nextDouble(from, to) * MILLIS);
    return occupied ? Step.place(square, pause, APART) : Step.lift(square, pause, APART);
  }

  /** The same square again, whose gap must be seen. */
  Step refill(Square square, double median) {
    return refilled(place(square, median));
  }

  Step refilled(Step placed) {
    return Step.place(placed.square(), placed.pause(), Math.max(placed.least(), habits.gap()));
  }

  /** Lognormal around the median, sigma 0.45: how human movements vary. */
  private long spread(double median) {
    return (long) (median * habits.tempo() * MILLIS * Math.exp(0.45 * random.nextGaussian()));
  }
}
