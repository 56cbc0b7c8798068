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

  /** Of a hundred: the pawn taken en passant leaves after the taker has moved; after the press. */
  private static final int VICTIM_AFTER = 80;

  private static final int VICTIM_LATE = 5;

  /** Of a hundred: a new queen comes straight to her square; else the pawn is pushed first. */
  private static final int DIRECT = 30;

  private final Habits habits;
  private final RandomGenerator random;
  private final Movements moving;
  private final Slides slides;

  Gestures(Habits habits, RandomGenerator random) {
    this.habits = habits;
    this.random = random;
    this.moving = new Movements(habits, random);
    this.slides = new Slides(habits, moving, random);
  }

  /** The steps of a move that is lifted over the board. */
  Gesture over(Move move, Occupancy before) {
    boolean plain = move instanceof Move.Normal && !before.has(move.to());
    return plain ? Gesture.of(carry(move.from(), move.to())) : of(move, before);
  }

  Gesture of(Move move, Occupancy before) {
    return switch (move) {
      case Move.Normal normal -> Gesture.of(normal(normal.from(), normal.to(), before));
      case Move.Promotion promotion -> Gesture.of(promotion(promotion, before));
      case Move.EnPassant taking -> enPassant(taking);
      case Move.Castling castling -> Gesture.of(castling(castling));
    };
  }

  private List<Step> normal(Square from, Square to, Occupancy before) {
    if (before.has(to)) {
      return capture(from, to, before);
    }
    var between = Paths.between(from, to);
    boolean free = !between.isEmpty() && between.stream().noneMatch(before::has);
    return free && happens(habits.slide()) ? slides.slide(from, to, between) : carry(from, to);
  }

  private List<Step> carry(Square from, Square to) {
    return List.of(moving.lift(from, 0), moving.carry(to));
  }

  private List<Step> capture(Square from, Square to, Occupancy before) {
    if (happens(habits.sweep())) {
      return List.of(moving.lift(from, 0), moving.sweep(to));
    }
    return switch (habits.captures().pick(random)) {
      case VICTIM_FIRST ->
          List.of(moving.lift(to, 0), moving.lift(from, 500), moving.refill(to, carryTime()));
      case MOVER_FIRST ->
          List.of(moving.lift(from, 0), moving.lift(to, carryTime()), moving.refill(to, 280));
      case TWO_HANDS -> List.of(moving.lift(to, 0), moving.lift(from, 15), moving.refill(to, 220));
      case PUSH_OFF -> slides.pushOff(from, to, before);
    };
  }

  private Gesture enPassant(Move.EnPassant taking) {
    var taken = moving.lift(taking.victim(), 600);
    var from = moving.lift(taking.from(), 0);
    var to = moving.carry(taking.to());
    int way = random.nextInt(100);
    if (way < VICTIM_AFTER || !habits.overlaps() && way < VICTIM_AFTER + VICTIM_LATE) {
      return Gesture.of(List.of(from, to, taken));
    }
    return way < VICTIM_AFTER + VICTIM_LATE
        ? new Gesture(List.of(from, to), List.of(taken))
        : Gesture.of(List.of(moving.lift(taking.victim(), 0), moving.lift(taking.from(), 500), to));
  }

  private List<Step> promotion(Move.Promotion promotion, Occupancy before) {
    var from = promotion.from();
    var to = promotion.to();
    if (happens(DIRECT)) {
      return before.has(to) && !happens(habits.sweep())
          ? List.of(moving.lift(from, 0), moving.lift(to, carryTime()), moving.refill(to, 900))
          : List.of(
              moving.lift(from, 0), before.has(to) ? moving.sweep(to) : moving.place(to, 900));
    }
    var pushed = new ArrayList<>(before.has(to) ? capture(from, to, before) : carry(from, to));
    pushed.add(moving.lastingLift(to, 900));
    pushed.add(moving.refill(to, 700));
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
      steps.add(again ? moving.refilled(step) : step);
      lifted |= step.square().bit();
    }
    return steps;
  }

  private List<Step> inOrder(Move.Castling move) {
    var king = moving.lift(move.from(), 0);
    var rook = move.rookFrom();
    var home = move.to();
    return switch (habits.castlings().pick(random)) {
      case KING_FIRST -> kingFirst(move);
      case ROOK_FIRST -> {
        boolean kingInTheWay = move.rookTo().equals(move.from());
        var goes = moving.lift(move.from(), 400);
        yield kingInTheWay
            ? List.of(
                moving.lift(rook, 0), goes, moving.carry(home), moving.place(move.from(), 400))
            : List.of(moving.lift(rook, 0), moving.carry(move.rookTo()), goes, moving.carry(home));
      }
      case BOTH_HANDS ->
          List.of(king, moving.lift(rook, 6), moving.carry(home), moving.place(move.rookTo(), 60));
    };
  }

  private List<Step> kingFirst(Move.Castling move) {
    boolean rookInTheWay = move.to().equals(move.rookFrom());
    return rookInTheWay
        ? List.of(
            moving.lift(move.from(), 0),
            moving.lift(move.rookFrom(), carryTime()),
            moving.place(move.to(), 250),
            moving.place(move.rookTo(), 500))
        : List.of(
            moving.lift(move.from(), 0),
            moving.carry(move.to()),
            moving.lift(move.rookFrom(), 400),
            moving.carry(move.rookTo()));
  }

  private static double carryTime() {
    return Habits.USUAL_CARRY;
  }

  private boolean happens(int percent) {
    return random.nextInt(100) < percent;
  }
}
