package org.escaque.clock.dgt;

import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/**
 * Compares whose turn a clock tells with whose time falls. Descriptions of the protocol disagree on
 * the sides, and the time is what counts. Confined to one thread.
 */
final class SideCheck {

  /** So many contradictions in a row are no chance. */
  private static final int ROW = 3;

  private int wrong;

  /** Takes two faces of a running clock, one after the other, with nothing done to it between. */
  void compare(ClockFace earlier, ClockFace later) {
    var falls = falling(earlier, later);
    if (later.running() && falls != Runs.UNKNOWN) {
      wrong = falls == later.turn() ? 0 : wrong + 1;
    }
  }

  private static Runs falling(ClockFace earlier, ClockFace later) {
    boolean left = later.left() < earlier.left();
    boolean right = later.right() < earlier.right();
    if (left == right) {
      return Runs.UNKNOWN;
    }
    return Runs.of(left ? Lever.LEFT : Lever.RIGHT);
  }

  /** The turn that is told is that of the other side. */
  boolean contradicts() {
    return wrong >= ROW;
  }

  /** Whose time runs. */
  Runs running(ClockFace face) {
    if (!face.running()) {
      return Runs.NEITHER;
    }
    if (!contradicts()) {
      return face.turn();
    }
    return face.turn() == Runs.LEFT ? Runs.RIGHT : Runs.LEFT;
  }
}
