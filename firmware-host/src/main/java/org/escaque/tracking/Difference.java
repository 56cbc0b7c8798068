package org.escaque.tracking;

import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Role;

/**
 * What the wood has too little and too much of, compared with a position.
 *
 * @param missing squares whose men left in this turn
 * @param extra squares that were filled in this turn
 * @param wood all that stands
 */
record Difference(long missing, long extra, long wood) {

  static Difference of(Tracker tracker, Line line) {
    var hands = tracker.senses.hands();
    long known = line.known & ~changedSince(hands, line);
    long differs = (hands.wood ^ line.occupied()) & ~tracker.doubted() & ~known;
    return new Difference(differs & ~hands.wood, differs & hands.wood, hands.wood);
  }

  /** What was wrong before and was touched again counts anew. */
  private static long changedSince(Hands hands, Line line) {
    long changed = 0;
    for (long left = line.known; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      if (hands.lastOn(1L << square) > line.since) {
        changed |= 1L << square;
      }
    }
    return changed;
  }

  boolean isHalf(Move.Castling castling, Line line, Tracker tracker) {
    long leaving = castling.from().bit() | castling.rookFrom().bit();
    long arriving = castling.to().bit() | castling.rookTo().bit();
    if ((missing & ~leaving) != 0 || (extra & ~arriving) != 0) {
      return false;
    }
    boolean kingHome = (missing & castling.from().bit()) == 0;
    boolean kingThere = (extra & castling.to().bit()) != 0;
    boolean rookThere = (extra & castling.rookTo().bit()) != 0;
    return !kingHome && kingThere && !rookThere;
  }

  boolean isHalf(Move.EnPassant taking) {
    return missing == taking.from().bit() && extra == taking.to().bit();
  }

  /** King and rook went where castling takes them, and castling was not legal. */
  Optional<Irregularities.Act> illegalCastling(Line line) {
    var side = line.turn();
    var king = line.top.king(side);
    if ((missing & king.bit()) == 0 || Long.bitCount(missing) != 2 || Long.bitCount(extra) != 2) {
      return Optional.empty();
    }
    var rook = Square.of(Long.numberOfTrailingZeros(missing & ~king.bit()));
    if (!line.top.pieceAt(rook).equals(Optional.of(Piece.of(side, Role.ROOK)))
        || rook.rank() != king.rank()) {
      return Optional.empty();
    }
    var castling = new Move.Castling(king, rook);
    boolean legal = line.reaches().stream().anyMatch(reach -> reach.move().equals(castling));
    return !legal && extra == (castling.to().bit() | castling.rookTo().bit())
        ? Optional.of(
            new Irregularities.Act(Irregularity.ILLEGAL_MOVE, line, king, castling.to(), null))
        : Optional.empty();
  }

  /** A pawn went as if it took in passing, the man beside it is gone, and it may not. */
  Optional<Irregularities.Act> illegalTakingInPassing(Line line) {
    long taker = missing & line.top.occupied(line.turn()).bits();
    long victim = missing & ~taker;
    if (Long.bitCount(taker) != 1 || Long.bitCount(victim) != 1 || Long.bitCount(extra) != 1) {
      return Optional.empty();
    }
    var from = Square.of(Long.numberOfTrailingZeros(taker));
    var beside = Square.of(Long.numberOfTrailingZeros(victim));
    var to = Square.of(Long.numberOfTrailingZeros(extra));
    int ahead = line.turn() == Side.WHITE ? 1 : -1;
    boolean passing =
        line.top.pieceAt(from).equals(Optional.of(Piece.of(line.turn(), Role.PAWN)))
            && to.rank() == from.rank() + ahead
            && Math.abs(to.file() - from.file()) == 1
            && beside.rank() == from.rank()
            && beside.file() == to.file();
    return passing
        ? Optional.of(
            new Irregularities.Act(Irregularity.ILLEGAL_MOVE, line, from, to, null, beside))
        : Optional.empty();
  }

  /** One man was seen to leave and to come, and no rule takes it there. */
  Optional<Irregularities.Act> illegal(Tracker tracker, Line line) {
    long own = line.top.occupied(line.turn()).bits();
    if (Long.bitCount(missing) != 1 || (missing & own) == 0 || Long.bitCount(extra) != 1) {
      return Optional.empty();
    }
    var from = Square.of(Long.numberOfTrailingZeros(missing));
    var to = Square.of(Long.numberOfTrailingZeros(extra));
    var hands = tracker.senses.hands();
    return Attempt.isThinkable(line, from, to)
            && hands.liftOrder(from.index()) > line.prior
            && hands.placedAfterLift(to.index(), from.index(), line.since)
        ? Optional.of(new Irregularities.Act(Irregularity.ILLEGAL_MOVE, line, from, to, null))
        : Optional.empty();
  }

  /** One man is in the air for the contacts and was seen to take where no rule lets it. */
  Optional<Irregularities.Act> taken(Tracker tracker, Line line) {
    long own = line.top.occupied(line.turn()).bits();
    if (Long.bitCount(missing) != 1 || (missing & own) == 0 || extra != 0) {
      return Optional.empty();
    }
    var from = Square.of(Long.numberOfTrailingZeros(missing));
    return tracker.senses.hands().liftedSince(from.index(), line.since)
        ? taken(tracker, line, from)
        : Optional.empty();
  }

  /**
   * The man in the air may stand on the square of a man that was put down after it left, if that is
   * the only one: who puts several right has knocked them over.
   */
  private Optional<Irregularities.Act> taken(Tracker tracker, Line line, Square from) {
    var hands = tracker.senses.hands();
    var side = line.turn().opponent();
    if (hands.placements(hands.liftOrder(from.index()), wood) != 1) {
      return Optional.empty();
    }
    int last = 0;
    int victim = -1;
    for (long left = men(line, side) & wood & ~line.known; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      boolean landed =
          hands.liftedSince(square, line.since)
              && hands.placeOrder(square) > hands.liftOrder(from.index())
              && hands.paces().carried(from.index(), square);
      if (landed && hands.placeOrder(square) > last) {
        last = hands.placeOrder(square);
        victim = square;
      }
    }
    if (victim < 0) {
      return Optional.empty();
    }
    var to = Square.of(victim);
    if (!Attempt.isThinkable(line, from, to)) {
      return Optional.empty();
    }
    var what = to == line.top.king(side) ? Irregularity.KING_CAPTURED : Irregularity.ILLEGAL_MOVE;
    return Optional.of(new Irregularities.Act(what, line, from, to, null));
  }

  private static long men(Line line, Side side) {
    return line.top.occupied(side).bits();
  }
}
