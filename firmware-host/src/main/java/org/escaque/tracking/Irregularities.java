package org.escaque.tracking;

import java.util.EnumMap;
import java.util.Optional;
import java.util.function.Function;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.escaque.chess.Setup;
import org.jspecify.annotations.Nullable;

/**
 * Names what stands on the board when it is no completed legal move: what is missing and what is
 * too much, compared with the position before.
 */
final class Irregularities {

  private Irregularities() {}

  /**
   * An act that is no completed legal move.
   *
   * @param line the hypothesis that it follows
   * @param intended the legal move that was not finished
   * @param taken the square of a man that was taken away, if it is not {@code to}
   */
  record Act(
      Irregularity what,
      Line line,
      Square from,
      Square to,
      @Nullable Move intended,
      @Nullable Square taken) {

    Act(Irregularity what, Line line, Square from, Square to, @Nullable Move intended) {
      this(what, line, from, to, intended, null);
    }

    /** The same in another hypothesis. */
    Act in(Line other) {
      return new Act(what, other, from, to, intended, taken);
    }
  }

  static Act pawnLeft(Outcome outcome) {
    var last = outcome.last();
    var reach = last == null ? null : last.reach();
    if (last == null || reach == null) {
      throw new IllegalArgumentException("no pawn has moved");
    }
    var move = reach.move();
    return new Act(Irregularity.PROMOTION_INCOMPLETE, last.line(), move.from(), move.to(), move);
  }

  /** Castling or taking in passing that is legal and half done, or illegal and done. */
  static Optional<Act> unfinished(Tracker tracker, Side presser) {
    return first(tracker, presser, line -> unfinished(tracker, line));
  }

  private static Optional<Act> unfinished(Tracker tracker, Line line) {
    var difference = Difference.of(tracker, line);
    for (var reach : line.reaches()) {
      var what =
          switch (reach.move()) {
            case Move.Castling castling when difference.isHalf(castling, line, tracker) ->
                Irregularity.CASTLING_INCOMPLETE;
            case Move.EnPassant taking when difference.isHalf(taking) ->
                Irregularity.EN_PASSANT_INCOMPLETE;
            case Move.Castling _, Move.EnPassant _, Move.Normal _, Move.Promotion _ -> null;
          };
      if (what != null) {
        var move = reach.move();
        return Optional.of(new Act(what, line, move.from(), move.to(), move));
      }
    }
    var castled = difference.illegalCastling(line);
    return castled.isPresent() ? castled : difference.illegalTakingInPassing(line);
  }

  /** One man of the presser stands where no legal move takes it. */
  static Optional<Act> illegal(Tracker tracker, Side presser) {
    return first(tracker, presser, line -> Difference.of(tracker, line).illegal(tracker, line));
  }

  /**
   * A man of the presser was seen to take what it may not.
   *
   * @param soon only if the square was empty no longer than a hand takes to exchange two men
   */
  static Optional<Act> taken(Tracker tracker, Side presser, boolean soon) {
    return first(tracker, presser, line -> Difference.of(tracker, line).taken(tracker, line))
        .filter(act -> !soon || tracker.senses.hands().paces().exchangedSoon(act.to().index()));
  }

  /** In the likeliest hypothesis that has one; what hardly can be is no ground for it. */
  private static Optional<Act> first(
      Tracker tracker, Side presser, Function<Line, Optional<Act>> question) {
    int most = tracker.game().cost + Cost.MARGIN;
    return tracker.lines.stream()
        .filter(line -> line.turn() == presser && line.cost < most)
        .flatMap(line -> question.apply(line).stream())
        .findFirst();
  }

  /** The position after the act, if the rules can go on from it. */
  static Optional<Position> after(Act act) {
    var position = act.line().top;
    var men = new EnumMap<Square, Piece>(position.pieces());
    var man = men.remove(act.from());
    if (man == null) {
      return Optional.empty();
    }
    boolean irreversible = man.role() == Role.PAWN || men.containsKey(act.to());
    men.put(act.to(), man);
    var taken = act.taken();
    if (taken != null) {
      men.remove(taken);
    }
    var setup =
        new Setup(
            men,
            position.turn().opponent(),
            position.castlingRooks(),
            null,
            irreversible ? 0 : position.halfMoveClock() + 1,
            position.fullMoveNumber() + position.turn().ordinal(),
            position.rules());
    return Position.asItStands(setup).position();
  }
}
