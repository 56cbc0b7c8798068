package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * What a move is worth on the way to a helpmate: promising moves cost no depth, idle ones one ply,
 * bad ones more. It steers a search and decides nothing.
 */
sealed interface Guide permits CornerGuide, PatternGuide {

  int PROMISING = 0;
  int IDLE = 1;
  int POOR = 2;
  int BAD = 3;

  /** The plies that a move costs: {@link #PROMISING} to {@link #BAD}. */
  int cost(BitBoard board, int move);
}
