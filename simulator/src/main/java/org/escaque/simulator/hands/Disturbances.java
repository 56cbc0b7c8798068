package org.escaque.simulator.hands;

import java.util.List;
import java.util.random.RandomGenerator;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/** Draws what contacts do wrong when men are lifted, come down or only stand. */
final class Disturbances {

  private static final long MILLIS = 1_000_000L;
  private static final double HOUR_NANOS = 3.6e12;

  /** How far from its centre a contact feels a man: sensitivities vary, in millimetres. */
  private static final double LEAST_RADIUS = 16;

  private static final double MOST_RADIUS = 20;

  /** How long a man that stands visibly wrong does so before somebody shoves it, mean. */
  private static final double SHOVED_AFTER = 10_000;

  /** Of a hundred contacts that open by themselves: those that stay so until they are touched. */
  private static final double LASTING = 5;

  private final Faults faults;
  private final RandomGenerator random;
  private final double[] radius = new double[64];

  Disturbances(Faults faults, RandomGenerator random) {
    this.faults = faults;
    this.random = random;
    for (int square = 0; square < 64; square++) {
      radius[square] = random.nextDouble(LEAST_RADIUS, MOST_RADIUS);
    }
  }

  void placed(Square square, long at, List<Fault> pending) {
    double offset = faults.offset() * Math.hypot(random.nextGaussian(), random.nextGaussian());
    if (offset > radius[square.index()]) {
      pending.add(Fault.of(square, at, shoved(at), false));
    } else if (happens(faults.crosstalk())) {
      pending.add(new Fault(near(square), square, at, shoved(at), true));
    }
  }

  void lifted(Square square, long at, List<Fault> pending) {
    if (happens(faults.flyOver())) {
      long from = at + random.nextLong(30, 120) * MILLIS;
      var over = near(square);
      pending.add(Fault.of(over, from, from + random.nextLong(10, 60) * MILLIS, true));
    }
    if (happens(faults.shield())) {
      long from = at + random.nextLong(0, 60) * MILLIS;
      var over = near(square);
      pending.add(Fault.of(over, from, from + random.nextLong(20, 150) * MILLIS, false));
    }
  }

  /** Contacts of standing men open by themselves: lognormal, median 40 ms, rarely 400. */
  void dropOuts(long wood, long now, long until, List<Fault> pending) {
    double expected = faults.dropOuts() * Long.bitCount(wood) * (until - now) / HOUR_NANOS;
    for (double left = expected; left > 0 && random.nextDouble() < left; left--) {
      var squares = new Occupancy(wood).squares();
      var square = squares.get(random.nextInt(squares.size()));
      long from = now + random.nextLong(Math.max(1, until - now));
      long length = (long) (40 * MILLIS * Math.exp(random.nextGaussian()));
      long end = happens(LASTING) ? Long.MAX_VALUE : from + length;
      pending.add(Fault.of(square, from, end, false));
    }
  }

  private long shoved(long at) {
    return at + (long) (SHOVED_AFTER * MILLIS * -Math.log(1 - random.nextDouble()));
  }

  private Square near(Square square) {
    var near = Fidgets.near(square);
    return near.get(random.nextInt(near.size()));
  }

  private boolean happens(double percent) {
    return percent > 0 && random.nextDouble(100) < percent;
  }
}
