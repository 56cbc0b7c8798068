package org.escaque.simulator.hands;

import java.util.List;
import java.util.random.RandomGenerator;
import org.escaque.board.Square;
import org.escaque.board.Tick;

/**
 * What a reed does when it changes: on closing up to six extra toggles within 0.5 to 3 ms, on
 * opening up to two within a millisecond.
 */
final class Bounce {

  private static final long MILLIS = 1_000_000L;

  /** The longest that a contact bounces. */
  static final long LONGEST = 3 * MILLIS;

  private final RandomGenerator random;

  Bounce(RandomGenerator random) {
    this.random = random;
  }

  /** Adds the change and its bounces; the contact ends as asked. Gives the tick of the last one. */
  Tick add(Tick tick, Square square, boolean occupied, List<ContactChange> changes) {
    changes.add(new ContactChange(tick, square, occupied));
    int pairs = occupied ? random.nextInt(4) : random.nextInt(2);
    long longest = occupied ? random.nextLong(MILLIS / 2, LONGEST) : random.nextLong(MILLIS);
    var at = tick;
    for (int pair = 0; pair < pairs; pair++) {
      long slice = longest / (2L * pairs);
      at = later(at, slice);
      changes.add(new ContactChange(at, square, !occupied));
      at = later(at, slice);
      changes.add(new ContactChange(at, square, occupied));
    }
    return at;
  }

  private Tick later(Tick at, long slice) {
    return new Tick(at.nanos() + 1 + random.nextLong(Math.max(1, slice)));
  }
}
