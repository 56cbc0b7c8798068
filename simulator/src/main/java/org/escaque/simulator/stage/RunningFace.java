package org.escaque.simulator.stage;

import org.escaque.board.Tick;
import org.escaque.clock.Runs;
import org.escaque.simulator.dgt.ClockFace;

/** What a clock showed when something was done to it, and so what it shows later. */
record RunningFace(ClockFace.Shown face, Tick tick) {

  /** What it shows then: the time of the side that runs falls, but by itself no flag. */
  ClockFace.Shown at(Tick later) {
    if (!face.running()) {
      return face;
    }
    int passed = (int) later.since(tick).toSeconds();
    return face.turn() == Runs.LEFT
        ? face.showing(fallen(face.left(), passed), face.right())
        : face.showing(face.left(), fallen(face.right(), passed));
  }

  private static ClockFace.Reading fallen(ClockFace.Reading reading, int seconds) {
    int left = Math.max(Math.min(1, reading.seconds()), reading.seconds() - seconds);
    return ClockFace.Reading.of(left);
  }
}
