package org.escaque.tracking;

import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.Role;

/**
 * A legal move as contacts see it.
 *
 * @param after the squares occupied once it is made
 * @param vacates squares that it empties
 * @param fills squares that it fills and that were empty
 * @param victim the occupied square on which it takes a man by landing there; 0 if none
 * @param involved every square that it has to do with
 */
record Reach(Move move, long after, long vacates, long fills, long victim, long involved) {

  static Reach of(Position position, Move move) {
    long before = position.occupied().bits();
    long from = move.from().bit();
    long to = move.to().bit();
    long after =
        switch (move) {
          case Move.Normal _, Move.Promotion _ -> before & ~from | to;
          case Move.EnPassant taking -> before & ~(from | taking.victim().bit()) | to;
          case Move.Castling castling ->
              before & ~(from | castling.rookFrom().bit()) | to | castling.rookTo().bit();
        };
    boolean lands = move instanceof Move.Normal || move instanceof Move.Promotion;
    return new Reach(
        move,
        after,
        before & ~after,
        after & ~before,
        lands ? to & before : 0,
        position.touched(move).bits());
  }

  boolean isCastling() {
    return move instanceof Move.Castling;
  }

  int from() {
    return move.from().index();
  }

  int to() {
    return move.to().index();
  }

  /** What it costs that nobody named the piece of a promotion. */
  int unnamedCost() {
    if (!(move instanceof Move.Promotion promotion)) {
      return 0;
    }
    return switch (promotion.role()) {
      case ROOK -> Cost.UNNAMED_ROOK;
      case BISHOP -> Cost.UNNAMED_BISHOP;
      case KNIGHT -> Cost.UNNAMED_KNIGHT;
      case QUEEN, PAWN, KING -> 0;
    };
  }

  boolean becomes(Role role) {
    return move instanceof Move.Promotion promotion && promotion.role() == role;
  }
}
