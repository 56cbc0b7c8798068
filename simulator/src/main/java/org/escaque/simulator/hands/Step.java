package org.escaque.simulator.hands;

import org.escaque.board.Square;

/**
 * One thing that a hand does to one square.
 *
 * @param occupied whether a man stands there afterwards
 * @param pause how long after the step before it comes, unhurried, in nanoseconds
 * @param least the shortest that {@code pause} can become in a scramble
 * @param felt whether the contact changes: where a man is swept off by its taker it need not
 */
record Step(Square square, boolean occupied, long pause, long least, boolean felt) {

  static Step lift(Square square, long pause, long least) {
    return new Step(square, false, Math.max(pause, least), least, true);
  }

  static Step place(Square square, long pause, long least) {
    return new Step(square, true, Math.max(pause, least), least, true);
  }

  /** A man takes the place of another without a gap. */
  static Step sweep(Square square, long pause, long least) {
    return new Step(square, true, Math.max(pause, least), least, false);
  }
}
