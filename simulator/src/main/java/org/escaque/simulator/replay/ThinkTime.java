package org.escaque.simulator.replay;

import java.time.Duration;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * How long players think where the record does not say: lognormal, around a share of what is left.
 * Seeded; confined to one thread.
 */
final class ThinkTime {

  private static final double SIGMA = 0.9;

  /** A player plans for this many moves more. */
  private static final int MOVES_AHEAD = 45;

  private final RandomGenerator random;

  ThinkTime(long seed) {
    this.random = new Random(seed);
  }

  /** A thought of a player who has this long left. */
  Duration next(Duration left) {
    double median = (double) left.toMillis() / MOVES_AHEAD;
    double drawn = median * Math.exp(SIGMA * random.nextGaussian() - SIGMA * SIGMA / 2);
    return Duration.ofMillis((long) Math.min(drawn, left.toMillis() / 8.0));
  }
}
