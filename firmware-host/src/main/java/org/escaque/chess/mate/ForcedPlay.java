package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * Plays on while there is just one legal move: what holds at the end of such a line holds at its
 * beginning.
 */
final class ForcedPlay {

  /** The length of line after which a search goes on better than single steps. */
  static final int LIMIT = 60;

  private ForcedPlay() {}

  /** How forced play ends. */
  enum End {
    /** Black is checkmated. */
    MATE,
    /** Stalemate, or White is checkmated. */
    OVER,
    /** The moves repeat for ever. */
    CYCLE,
    /** There is a choice, or the line is too long. */
    OPEN
  }

  /**
   * Plays from ply 0 of {@code plies}.
   *
   * @return the ply at which it ends; the legal moves of that ply are generated
   */
  static int play(Plies plies) {
    int ply = 0;
    while (plies.generate(ply) == 1 && ply < LIMIT && !isRepeated(plies, ply)) {
      plies.play(ply, plies.moves(ply)[0]);
      ply++;
    }
    return ply;
  }

  /** What the ply means to which {@link #play} came. */
  static End end(Plies plies, int ply) {
    int count = plies.count(ply);
    if (count == 0) {
      return Plies.isBlackInCheck(plies.board(ply)) ? End.MATE : End.OVER;
    }
    return count == 1 && isRepeated(plies, ply) ? End.CYCLE : End.OPEN;
  }

  private static boolean isRepeated(Plies plies, int ply) {
    BitBoard last = plies.board(ply);
    for (int earlier = ply - 4; earlier >= 0; earlier -= 2) {
      if (last.sameMen(plies.board(earlier)) && last.passed() == plies.board(earlier).passed()) {
        return true;
      }
    }
    return false;
  }
}
