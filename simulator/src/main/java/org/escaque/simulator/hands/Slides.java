package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/** Men that are pushed along the wood, and victims that are pushed off by their takers. */
final class Slides {

  private static final long MILLIS = 1_000_000L;

  /** The longest gap that a victim leaves which is pushed off, in milliseconds. */
  static final double LONGEST_BRUSH = 60;

  /** A contact does not even notice a shorter gap than its own bounce, in milliseconds. */
  static final double SHORTEST_BRUSH = 1.5;

  private final Habits habits;
  private final Movements moving;
  private final RandomGenerator random;

  Slides(Habits habits, Movements moving, RandomGenerator random) {
    this.habits = habits;
    this.moving = moving;
    this.random = random;
  }

  List<Step> slide(Square from, Square to, List<Square> between) {
    var steps = along(from, between);
    steps.add(moving.touch(to, true, 20, 60));
    return steps;
  }

  /** The taker comes along the wood, if it can, and the victim leaves a gap of up to 60 ms. */
  List<Step> pushOff(Square from, Square to, Occupancy before) {
    var between = Paths.between(from, to);
    boolean slides = !between.isEmpty() && between.stream().noneMatch(before::has);
    var steps = along(from, slides && random.nextBoolean() ? between : List.of());
    long gap = (long) (random.nextDouble(SHORTEST_BRUSH, LONGEST_BRUSH) * MILLIS);
    steps.add(moving.lift(to, Habits.USUAL_CARRY));
    steps.add(Step.place(to, gap, gap));
    return steps;
  }

  /**
   * Each square on the way reads occupied for 60 to 250 ms, now and then for longer. Between two
   * both may read occupied for a moment, or neither.
   */
  private List<Step> along(Square from, List<Square> between) {
    var steps = new ArrayList<Step>();
    steps.add(moving.lift(from, 0));
    boolean hesitates = random.nextDouble(100) < habits.slips().hesitations();
    int rests = hesitates && !between.isEmpty() ? random.nextInt(between.size()) : -1;
    Square leaving = null;
    for (int at = 0; at < between.size(); at++) {
      var square = between.get(at);
      boolean overlaps = leaving != null && habits.overlaps() && random.nextBoolean();
      if (leaving == null) {
        steps.add(moving.touch(square, true, 20, 60));
      } else if (overlaps) {
        steps.add(
            moving.touch(square, true, at - 1 == rests ? 300 : 60, at - 1 == rests ? 1500 : 250));
        steps.add(moving.touch(leaving, false, 4, 60));
      } else {
        steps.add(
            moving.touch(leaving, false, at - 1 == rests ? 300 : 60, at - 1 == rests ? 1500 : 250));
        steps.add(moving.touch(square, true, 20, 60));
      }
      leaving = square;
    }
    if (leaving != null) {
      boolean last = between.size() - 1 == rests;
      steps.add(moving.touch(leaving, false, last ? 300 : 60, last ? 1500 : 250));
    }
    return steps;
  }
}
