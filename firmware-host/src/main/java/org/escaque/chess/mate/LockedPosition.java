package org.escaque.chess.mate;

import java.util.List;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.mate.MatePictures.Picture;

/** Whether a locked position keeps White from mating for ever, by where men can get at all. */
final class LockedPosition {

  /** Men to try a split with, at each level. */
  private static final int CANDIDATES = 4;

  private final Plies plies;
  private final Reach reach = new Reach();
  private final MateRegion region = new MateRegion(reach);
  private final MatePictures pictures = new MatePictures(reach, region);

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
    return !isOpenToSurprise(board) && isSafe(board, 0, 0);
  }

  private boolean isOpenToSurprise(BitBoard board) {
    return board.castling() != 0 || plies.isEnPassantLegal(board);
  }

  private boolean isSafe(BitBoard board, long spared, long fixed) {
    reach.explore(board, spared, fixed);
    return region.isSafe();
  }

  /** The mates that a position leaves room for; none if the analysis does not fit it. */
  List<Picture> pictures(BitBoard board) {
    if (isOpenToSurprise(board)) {
      return List.of();
    }
    reach.explore(board);
    return pictures.all();
  }

  /** Aims a guide at one of the {@link #pictures} of a position. */
  void aim(PatternGuide guide, BitBoard board, Picture picture) {
    reach.explore(board);
    guide.aim(reach, picture.mated(), picture.king(), picture.blocked());
  }

  /**
   * The same with more work: for some men that can be taken where they stand, play in which that
   * happens before they have moved and play in which it does not are looked at one after the other.
   */
  boolean isSafeByCases(BitBoard board, int splits) {
    return !isOpenToSurprise(board) && isSafeByCases(board, 0, 0, splits);
  }

  private boolean isSafeByCases(BitBoard board, long spared, long fixed, int splits) {
    if (isSafe(board, spared, fixed)) {
      return true;
    }
    if (splits == 0) {
      return false;
    }
    long[] exposed = new long[CANDIDATES];
    int count = 0;
    for (int i = 0; i < reach.crew.exposedCount && count < CANDIDATES; i++) {
      long man = 1L << reach.crew.exposed[i];
      if ((fixed & man) == 0) {
        exposed[count++] = man;
      }
    }
    for (int i = 0; i < count; i++) {
      if (isSafeByCases(board, spared | exposed[i], fixed, splits - 1)
          && isSafeByCases(board, spared, fixed | exposed[i], splits - 1)) {
        return true;
      }
    }
    return false;
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
