package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Tick;

/**
 * A move that hands are about to make: its steps, and the earliest ticks at which each can be done.
 * Immutable.
 *
 * @param steps in order
 * @param late what is put right only after the lever went down
 * @param earliest for each step, nanoseconds of the run
 * @param press how long after the last step the lever goes down, unhurried, in nanoseconds
 * @param leastPress the shortest that {@code press} can become
 */
record Reach(List<Step> steps, List<Step> late, List<Long> earliest, long press, long leastPress) {

  /** How finely the hurry of a scramble is sought: sixteenths of the unhurried pauses. */
  private static final int HURRIES = 16;

  Reach {
    steps = List.copyOf(steps);
    late = List.copyOf(late);
    earliest = List.copyOf(earliest);
  }

  Reach pressing(long unhurried, long least) {
    return new Reach(steps, late, earliest, unhurried, least);
  }

  /** The earliest tick at which the lever can be pressed. */
  Tick earliestPress() {
    return new Tick(earliest.getLast() + leastPress);
  }

  /** When the lever goes down if nobody hurries and the first step is done at {@code begin}. */
  Tick unhurriedPress(Tick begin) {
    long at = begin.nanos();
    for (int step = 0; step < steps.size(); step++) {
      at += step == 0 ? 0 : steps.get(step).pause();
      at = Math.max(at, earliest.get(step));
    }
    return new Tick(at + press);
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

  /** When each late step is done. */
  List<Tick> lateTicks(Tick pressed) {
    var ticks = new ArrayList<Tick>();
    long at = pressed.nanos();
    for (var step : late) {
      at += step.pause();
      ticks.add(new Tick(at));
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
