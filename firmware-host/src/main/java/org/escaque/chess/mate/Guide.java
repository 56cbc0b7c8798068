package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * What a move is worth on the way to a helpmate. It steers a search and decides nothing. The
 * answers of one object hold for the position that it was aimed at.
 */
interface Guide {

  /** Brings a man nearer to where he is needed, or takes what is in the way. */
  int PROMISING = 0;

  /** Neither helps nor harms: a move to wait with. */
  int IDLE = 1;

  /** Takes a man away from where he is needed. */
  int BACK = 2;

  /** A step of Black's pawns, which have few. */
  int POOR = 3;

  /** Black takes what is to mate him. */
  int BAD = 4;

  /** The worth of a move, {@link #PROMISING} to {@link #BAD}. */
  int worth(BitBoard board, int move);

  /**
   * The worth of all moves of a ply, left in its {@link Plies#worths}. If not even one is idle, the
   * least bad ones count as idle: a side that must do harm is not to blame for it.
   */
  default void rate(Plies plies, int ply) {
    var board = plies.board(ply);
    int[] moves = plies.moves(ply);
    int[] worths = plies.worths(ply);
    int count = plies.count(ply);
    int best = BAD;
    for (int i = 0; i < count; i++) {
      worths[i] = worth(board, moves[i]);
      best = Math.min(best, worths[i]);
    }
    for (int i = 0; best > IDLE && i < count; i++) {
      worths[i] -= best - IDLE;
    }
  }
}
