package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Move;

/** What hands do beside moving: men are put straight, put on wrong squares, knocked over. */
final class Fidgets {

  private static final long MILLIS = 1_000_000L;

  /** Of a hundred gaps of 0 to 60 ms, those that are shorter than a contact's own bounce. */
  private static final double UNFELT_BRUSHES = 100 * Slides.SHORTEST_BRUSH / Slides.LONGEST_BRUSH;

  private final Slips slips;
  private final RandomGenerator random;

  Fidgets(Slips slips, RandomGenerator random) {
    this.slips = slips;
    this.random = random;
  }

  /** Steps that leave the board as it was, before a move is made; usually none. */
  List<Step> before(Occupancy wood) {
    var steps = new ArrayList<Step>();
    if (happens(slips.adjusts())) {
      int men = 1 + random.nextInt(4);
      for (int man = 0; man < men; man++) {
        upAndDown(wood, 150, 800, steps);
      }
    }
    if (happens(slips.putBacks())) {
      upAndDown(wood, 200, 2_000, steps);
    }
    return steps;
  }

  private void upAndDown(Occupancy wood, long least, long most, List<Step> steps) {
    var standing = wood.squares();
    var square = standing.get(random.nextInt(standing.size()));
    steps.add(Step.lift(square, random.nextLong(300, 2_000) * MILLIS, 5 * MILLIS));
    long down = random.nextLong(least, most) * MILLIS;
    steps.add(Step.place(square, down, down / 2));
  }

  /**
   * The same gesture, with slips: a man that is carried over is put beside its goal first, or men
   * near the goal are knocked over and put right, before the lever goes down or after it.
   *
   * @param mayStop where the man may rest for a moment without ending the game
   */
  Gesture slipping(Gesture gesture, Move move, Occupancy wood, Predicate<Square> mayStop) {
    boolean carried = gesture.steps().size() == 2 && move instanceof Move.Normal;
    if (carried && happens(slips.wrongSquares())) {
      var empty =
          near(move.to()).stream()
              .filter(square -> !wood.has(square) && mayStop.test(square))
              .toList();
      if (!empty.isEmpty()) {
        return beside(gesture, empty.get(random.nextInt(empty.size())));
      }
    }
    var made = isBrush(gesture.steps()) && happens(UNFELT_BRUSHES) ? swept(gesture) : gesture;
    return happens(slips.knocks()) ? knocking(made, move, wood) : made;
  }

  /** The victim is pushed off by its taker. */
  private static boolean isBrush(List<Step> steps) {
    if (steps.size() < 3) {
      return false;
    }
    var taken = steps.get(steps.size() - 2);
    var last = steps.getLast();
    return taken.square() == last.square() && last.pause() <= Slides.LONGEST_BRUSH * MILLIS;
  }

  /** The gap is so short that the contact does not open. */
  private static Gesture swept(Gesture brush) {
    var steps = new ArrayList<>(brush.steps());
    var last = steps.removeLast();
    var taken = steps.removeLast();
    steps.add(Step.sweep(last.square(), taken.pause(), taken.least()));
    return new Gesture(steps, brush.late());
  }

  private Gesture beside(Gesture gesture, Square wrong) {
    var steps = new ArrayList<>(gesture.steps());
    long rests = random.nextLong(300, 1_500) * MILLIS;
    steps.add(1, Step.place(wrong, steps.getLast().pause(), 5 * MILLIS));
    steps.add(2, Step.lift(wrong, rests, 5 * MILLIS));
    return new Gesture(steps, gesture.late());
  }

  private Gesture knocking(Gesture gesture, Move move, Occupancy wood) {
    long used = 0;
    for (var step : gesture.steps()) {
      used |= step.square().bit();
    }
    for (var step : gesture.late()) {
      used |= step.square().bit();
    }
    long busy = used;
    var standing =
        near(move.to()).stream()
            .filter(square -> wood.has(square) && (busy & square.bit()) == 0)
            .toList();
    if (standing.isEmpty()) {
      return gesture;
    }
    int men = Math.min(standing.size(), 1 + random.nextInt(3));
    var steps = new ArrayList<>(gesture.steps());
    var right = new ArrayList<Step>();
    for (int man = 0; man < men; man++) {
      steps.add(Step.lift(standing.get(man), random.nextLong(10, 100) * MILLIS, 5 * MILLIS));
      long down = random.nextLong(1_000, 6_000) * MILLIS / men;
      right.add(Step.place(standing.get(man), down, down));
    }
    roll(standing.getFirst(), wood, busy, steps, right);
    if (random.nextBoolean()) {
      steps.addAll(right);
      return new Gesture(steps, gesture.late());
    }
    right.addAll(gesture.late());
    return new Gesture(steps, right);
  }

  /** Now and then a man that was knocked over lies on another square until it is put right. */
  private void roll(Square from, Occupancy wood, long busy, List<Step> steps, List<Step> right) {
    var free =
        near(from).stream()
            .filter(square -> !wood.has(square) && (busy & square.bit()) == 0)
            .toList();
    if (free.isEmpty() || random.nextInt(5) > 0) {
      return;
    }
    var lies = free.get(random.nextInt(free.size()));
    steps.add(Step.place(lies, random.nextLong(50, 200) * MILLIS, 5 * MILLIS));
    right.addFirst(Step.lift(lies, random.nextLong(500, 3_000) * MILLIS, 400 * MILLIS));
  }

  /** The same steps, where some men come down slowly: the contact trembles before it rests. */
  List<Step> hovering(List<Step> steps) {
    var slower = new ArrayList<Step>();
    for (var step : steps) {
      slower.add(step);
      if (step.occupied() && step.felt() && happens(slips.hovers())) {
        tremble(step.square(), slower);
      }
    }
    return slower;
  }

  /** Two to eight toggles, 20 to 120 ms apart, for at most 600 ms. */
  private void tremble(Square square, List<Step> steps) {
    int openings = 1 + random.nextInt(4);
    long left = 600 * MILLIS;
    for (int opening = 0; opening < openings; opening++) {
      long opens = random.nextLong(20, 120) * MILLIS;
      long closes = random.nextLong(20, 120) * MILLIS;
      left -= opens + closes;
      if (left < 0) {
        return;
      }
      steps.add(Step.lift(square, opens, opens / 2));
      steps.add(Step.place(square, closes, closes / 2));
    }
  }

  static List<Square> near(Square square) {
    return Square.all().stream()
        .filter(other -> other != square)
        .filter(other -> Math.abs(other.file() - square.file()) <= 1)
        .filter(other -> Math.abs(other.rank() - square.rank()) <= 1)
        .toList();
  }

  private boolean happens(double percent) {
    return percent > 0 && random.nextDouble(100) < percent;
  }
}
