package org.escaque.chess.mate;

/** Steps of whole sets of men at once. */
final class Compass {

  static final long FILE_A = 0x0101010101010101L;
  static final long FILE_H = FILE_A << 7;
  static final long LAST_RANKS = 0xFF000000000000FFL;

  private Compass() {}

  /** The squares that a king on one of the squares steps to. */
  static long around(long squares) {
    long beside = (squares & ~FILE_A) >>> 1 | (squares & ~FILE_H) << 1;
    long rows = squares | beside;
    return beside | rows << 8 | rows >>> 8;
  }

  /** One step ahead for pawns of a side; what would leave the board is gone. */
  static long push(int side, long pawns) {
    return side == 0 ? pawns << 8 : pawns >>> 8;
  }

  /** All squares that pawns of a side attack. */
  static long pawnAttacks(int side, long pawns) {
    long east = pawns & ~FILE_H;
    long west = pawns & ~FILE_A;
    return side == 0 ? east << 9 | west << 7 : east >>> 7 | west >>> 9;
  }
}
