package org.escaque.simulator.hands;

import org.escaque.board.Square;

/**
 * A time during which a contact does not read what stands on it.
 *
 * @param square whose contact it is
 * @param cause the square of the man that causes it: when that is lifted it is over
 * @param from nanoseconds of the run
 * @param until nanoseconds of the run
 * @param reads what it reads meanwhile
 */
record Fault(Square square, Square cause, long from, long until, boolean reads) {

  /** A fault of the square's own contact. */
  static Fault of(Square square, long from, long until, boolean reads) {
    return new Fault(square, square, from, until, reads);
  }

  boolean isAt(long moment) {
    return from <= moment && moment < until;
  }

  /** The man that causes it is lifted. */
  Fault ended(long at) {
    return new Fault(square, cause, from, Math.min(until, at), reads);
  }
}
