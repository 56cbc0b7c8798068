package org.escaque.simulator.hands;

import java.util.List;

/**
 * How a move is made.
 *
 * @param steps what is done before the lever goes down
 * @param late what is done only after it
 */
record Gesture(List<Step> steps, List<Step> late) {

  Gesture {
    steps = List.copyOf(steps);
    late = List.copyOf(late);
  }

  static Gesture of(List<Step> steps) {
    return new Gesture(steps, List.of());
  }
}
