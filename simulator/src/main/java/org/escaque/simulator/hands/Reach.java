package org.escaque.simulator.hands;

import java.util.List;
import org.escaque.board.Tick;

/**
 * A move that hands are about to make: its steps, and the earliest ticks at which each can be done.
 * Immutable.
 *
 * @param steps in order
 * @param earliest for each step, nanoseconds of the run
 * @param press how long after the last step the lever goes down, unhurried, in nanoseconds
 * @param leastPress the shortest that {@code press} can become
 */
record Reach(List<Step> steps, List<Long> earliest, long press, long leastPress) {

  /** How finely the hurry of a scramble is sought: sixteenths of the unhurried pauses. */
  private static final int HURRIES = 16;

  Reach {
    steps = List.copyOf(steps);
    earliest = List.copyOf(earliest);
  }

  /** The earliest tick at which the lever can be pressed. */
  Tick earliestPress() {
    return new Tick(earliest.getLast() + leastPress);
  }

  /**
   * When each step is done so that the lever goes down at {@code pressed}: unhurried where there is
   * time, and no more hurried than it must be where there is not.
   */
  List<Tick> ticks(Tick pressed) {
    for (int hurry = HURRIES; hurry > 0; hurry--) {
      var ticks = backwards(pressed, hurry);
      if (fits(ticks)) {
        return ticks;
      }
    }
    var ticks = backwards(pressed, 0);
    if (!fits(ticks)) {
      throw new IllegalArgumentException("no hand is so fast: " + this + " by " + pressed);
    }
    return ticks;
  }

  private List<Tick> backwards(Tick pressed, int hurry) {
    var ticks = new Tick[steps.size()];
    long at = pressed.nanos() - part(press, leastPress, hurry);
    for (int step = steps.size() - 1; step >= 0; step--) {
      ticks[step] = new Tick(at);
      at -= part(steps.get(step).pause(), steps.get(step).least(), hurry);
    }
    return List.of(ticks);
  }

  private static long part(long pause, long least, int hurry) {
    return least + (Math.max(pause, least) - least) * hurry / HURRIES;
  }

  private boolean fits(List<Tick> ticks) {
    for (int step = 0; step < ticks.size(); step++) {
      if (ticks.get(step).nanos() < earliest.get(step)) {
        return false;
      }
    }
    return true;
  }
}
