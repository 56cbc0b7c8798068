package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Move;

/**
 * The ways in which hands carry out a legal move, as steps on single squares. Times are medians of
 * unhurried players with a spread; what a scramble leaves of them is decided later.
 */
final class Gestures {

  private static final long MILLIS = 1_000_000L;

  /** A man carried over the board. */
  private static final double CARRY = 450;

  /** Between two things that happen one after the other and must be seen so. */
  private static final long APART = 4 * MILLIS;

  private final Habits habits;
  private final RandomGenerator random;

  Gestures(Habits habits, RandomGenerator random) {
    this.habits = habits;
    this.random = random;
  }

  /** The steps of a move that is lifted over the board. */
  List<Step> over(Move move, Occupancy before) {
    boolean plain = move instanceof Move.Normal && !before.has(move.to());
    return plain ? carry(move.from(), move.to()) : of(move, before);
  }

  List<Step> of(Move move, Occupancy before) {
    return switch (move) {
      case Move.Normal normal -> normal(normal.from(), normal.to(), before);
      case Move.Promotion promotion -> promotion(promotion, before);
      case Move.EnPassant taking -> enPassant(taking);
      case Move.Castling castling -> castling(castling);
    };
  }

  private List<Step> normal(Square from, Square to, Occupancy before) {
    if (before.has(to)) {
      return capture(from, to);
    }
    var between = Paths.between(from, to);
    boolean slides = !between.isEmpty() && between.stream().noneMatch(before::has);
    return slides && happens(habits.slide()) ? slide(from, to, between) : carry(from, to);
  }

  private List<Step> carry(Square from, Square to) {
    return List.of(lift(from, 0), place(to, CARRY));
  }

  private List<Step> slide(Square from, Square to, List<Square> between) {
    var steps = new ArrayList<Step>();
    steps.add(lift(from, 0));
    for (var square : between) {
      steps.add(place(square, random.nextDouble(20, 60)));
      steps.add(lift(square, random.nextDouble(60, 250)));
    }
    steps.add(place(to, random.nextDouble(20, 60)));
    return steps;
  }

  private List<Step> capture(Square from, Square to) {
    return switch (habits.captures().pick(random)) {
      case VICTIM_FIRST -> List.of(lift(to, 0), lift(from, 500), refill(to, CARRY));
      case MOVER_FIRST -> List.of(lift(from, 0), lift(to, CARRY), refill(to, 280));
      case TWO_HANDS -> List.of(lift(to, 0), lift(from, 15), refill(to, 220));
      case PUSH_OFF -> List.of(lift(from, 0), lift(to, CARRY), brush(to));
    };
  }

  /** A gap of up to 60 ms, but longer than the contact's own bounce. */
  private Step brush(Square square) {
    long gap = (long) (random.nextDouble(1.5, 60) * MILLIS);
    return Step.place(square, gap, gap);
  }

  private List<Step> enPassant(Move.EnPassant taking) {
    var victim = lift(taking.victim(), 600);
    return happens(habits.victimAfter())
        ? List.of(lift(taking.from(), 0), place(taking.to(), CARRY), victim)
        : List.of(lift(taking.victim(), 0), lift(taking.from(), 500), place(taking.to(), CARRY));
  }

  private List<Step> promotion(Move.Promotion promotion, Occupancy before) {
    var from = promotion.from();
    var to = promotion.to();
    if (happens(habits.direct())) {
      var direct = new ArrayList<Step>(List.of(lift(from, 0)));
      if (before.has(to)) {
        direct.add(lift(to, CARRY));
        direct.add(refill(to, 900));
      } else {
        direct.add(place(to, 900));
      }
      return direct;
    }
    var pushed = new ArrayList<>(before.has(to) ? capture(from, to) : carry(from, to));
    pushed.add(Step.lift(to, spread(900), habits.gap()));
    pushed.add(refill(to, 700));
    return pushed;
  }

  /**
   * King and rook are both touched, also where one of them stands on its goal already. In Chess960
   * one may go where the other came from: that gap must be seen too.
   */
  private List<Step> castling(Move.Castling move) {
    var steps = new ArrayList<Step>();
    long lifted = 0;
    for (var step : inOrder(move)) {
      boolean again = step.occupied() && (lifted & step.square().bit()) != 0;
      steps.add(again ? refilled(step) : step);
      lifted |= step.square().bit();
    }
    return steps;
  }

  private List<Step> inOrder(Move.Castling move) {
    var king = move.from();
    var rook = move.rookFrom();
    return switch (habits.castlings().pick(random)) {
      case KING_FIRST -> kingFirst(move);
      case ROOK_FIRST ->
          move.rookTo().equals(king)
              ? List.of(lift(rook, 0), lift(king, 400), place(move.to(), CARRY), place(king, 400))
              : rookFirst(move);
      case BOTH_HANDS ->
          List.of(lift(king, 0), lift(rook, 6), place(move.to(), CARRY), place(move.rookTo(), 60));
    };
  }

  private List<Step> kingFirst(Move.Castling move) {
    boolean rookInTheWay = move.to().equals(move.rookFrom());
    return rookInTheWay
        ? List.of(
            lift(move.from(), 0),
            lift(move.rookFrom(), CARRY),
            place(move.to(), 250),
            place(move.rookTo(), 500))
        : List.of(
            lift(move.from(), 0),
            place(move.to(), CARRY),
            lift(move.rookFrom(), 400),
            place(move.rookTo(), CARRY));
  }

  private List<Step> rookFirst(Move.Castling move) {
    return List.of(
        lift(move.rookFrom(), 0),
        place(move.rookTo(), CARRY),
        lift(move.from(), 400),
        place(move.to(), CARRY));
  }

  /** The same square again, whose gap must be seen. */
  private Step refill(Square square, double median) {
    return refilled(place(square, median));
  }

  private Step refilled(Step placed) {
    return Step.place(placed.square(), placed.pause(), Math.max(placed.least(), habits.gap()));
  }

  private boolean happens(int percent) {
    return random.nextInt(100) < percent;
  }

  private Step lift(Square square, double median) {
    return Step.lift(square, spread(median), APART);
  }

  private Step place(Square square, double median) {
    return Step.place(square, spread(median), APART);
  }

  /** Lognormal around the median, sigma 0.45: how human movements vary. */
  private long spread(double median) {
    return (long) (median * MILLIS * Math.exp(0.45 * random.nextGaussian()));
  }
}
