package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/** What hands do beside moving: men are lifted and put back where they stood. */
final class Fidgets {

  private static final long MILLIS = 1_000_000L;

  private final int perThousand;
  private final RandomGenerator random;

  /** Hands that adjust men before so many of a thousand moves. */
  Fidgets(int perThousand, RandomGenerator random) {
    this.perThousand = perThousand;
    this.random = random;
  }

  /** Steps that leave the board as it was, before a move is made; usually none. */
  List<Step> before(Occupancy wood) {
    if (random.nextInt(1000) >= perThousand) {
      return List.of();
    }
    var steps = new ArrayList<Step>();
    int men = 1 + random.nextInt(3);
    for (int man = 0; man < men; man++) {
      var standing = wood.squares();
      upAndDown(standing.get(random.nextInt(standing.size())), steps);
    }
    return steps;
  }

  private void upAndDown(Square square, List<Step> steps) {
    steps.add(Step.lift(square, random.nextLong(300, 2_000) * MILLIS, 5 * MILLIS));
    long down = random.nextLong(150, 800) * MILLIS;
    steps.add(Step.place(square, down, down / 2));
  }
}
