package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/** Whether a locked position keeps White from mating for ever, by where men can get at all. */
final class LockedPosition {

  private final Plies plies;
  private final Reach reach = new Reach();
  private final MateRegion region = new MateRegion(reach);

  LockedPosition(Plies plies) {
    this.plies = plies;
  }

  /** Whether a position looks locked enough for the work: walls of pawns and no file half open. */
  static boolean isLikely(BitBoard board) {
    long white = board.men(0, BitBoard.PAWN);
    long black = board.men(1, BitBoard.PAWN);
    if ((white << 8 & black) == 0) {
      return false;
    }
    long free =
        board.role(BitBoard.QUEEN) | board.role(BitBoard.ROOK) | board.role(BitBoard.KNIGHT);
    return (board.men(0) & free) == 0 || files(white) == files(black);
  }

  private static long files(long pawns) {
    long files = pawns | pawns >>> 32;
    files |= files >>> 16;
    return (files | files >>> 8) & 0xFF;
  }

  /** Whether White cannot mate, because no man ever gets at the black king in the right way. */
  boolean isSafe(BitBoard board) {
    if (board.castling() != 0 || plies.isEnPassantLegal(board)) {
      return false;
    }
    reach.explore(board);
    return region.isSafe();
  }

  /** The same after each legal move of a ply; its moves are generated. */
  boolean isSafeAfterAll(int ply) {
    for (int i = 0; i < plies.count(ply); i++) {
      BitBoard next = plies.play(ply, plies.moves(ply)[i]);
      if (!Material.isHopeless(next) && !isSafe(next)) {
        return false;
      }
    }
    return true;
  }
}
