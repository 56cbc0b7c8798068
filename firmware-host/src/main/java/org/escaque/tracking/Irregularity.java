package org.escaque.tracking;

/** What a completed act can be when it is no completed legal move. */
public enum Irregularity {
  /** A man of the mover stands where no legal move takes it. */
  ILLEGAL_MOVE,
  /** The king was taken. */
  KING_CAPTURED,
  /** A pawn came to the last rank and no exchange was seen; occupancy cannot prove it. */
  PROMOTION_INCOMPLETE,
  /** King or rook of a legal castling has not arrived. */
  CASTLING_INCOMPLETE,
  /** The pawn taken in passing still stands. */
  EN_PASSANT_INCOMPLETE
}
