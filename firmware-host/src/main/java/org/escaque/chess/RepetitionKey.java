package org.escaque.chess;

import org.escaque.chess.bits.BitBoard;
import org.jspecify.annotations.Nullable;

/**
 * What must be the same for a position to be a repetition (article 9.2.2): men and squares, side to
 * move, the possible moves. So castling rights count, and en passant counts if the capture is
 * legal; counters do not. A value; exact, not a hash.
 */
public final class RepetitionKey {

  private final BitBoard board;
  private final long enPassant;

  /** The board must never change afterwards. */
  RepetitionKey(BitBoard board, long enPassant) {
    this.board = board;
    this.enPassant = enPassant;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof RepetitionKey that
        && enPassant == that.enPassant
        && board.sameMen(that.board);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(board.key(enPassant));
  }
}
