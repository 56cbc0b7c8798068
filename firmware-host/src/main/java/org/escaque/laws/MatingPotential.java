package org.escaque.laws;

import org.escaque.board.Side;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;

/**
 * Blitz of 1997, C4: a player has mating potential if his opponent, to move, can be brought where
 * he cannot avoid mate in one. Two knights have it only if a pawn of the opponent must move.
 */
final class MatingPotential {

  private MatingPotential() {}

  static boolean has(Position position, Side side) {
    if (men(position, side, Role.QUEEN, Role.ROOK, Role.PAWN) > 0) {
      return true;
    }
    int knights = men(position, side, Role.KNIGHT);
    int bishops = men(position, side, Role.BISHOP);
    if (knights + bishops < 2) {
      return false;
    }
    if (bishops == 0) {
      return knights > 2 || men(position, side.opponent(), Role.PAWN) > 0;
    }
    return knights > 0 || hasBothColours(position, side);
  }

  private static int men(Position position, Side side, Role... roles) {
    int count = 0;
    for (var role : roles) {
      count += position.squaresOf(Piece.of(side, role)).count();
    }
    return count;
  }

  private static boolean hasBothColours(Position position, Side side) {
    return position.squaresOf(Piece.of(side, Role.BISHOP)).squares().stream()
            .map(square -> (square.file() + square.rank()) % 2)
            .distinct()
            .count()
        == 2;
  }
}
