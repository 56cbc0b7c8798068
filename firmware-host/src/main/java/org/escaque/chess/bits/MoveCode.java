package org.escaque.chess.bits;

/**
 * A move in an {@code int}, for arrays that are filled millions of times a second:
 *
 * <pre>
 *   bits  0-5   from
 *   bits  6-11  to; for castling the square of the rook, which names the move in every variant
 *   bits 12-14  role that moves
 *   bits 15-17  role promoted to, 0 if none
 *   bit  18     en passant
 *   bit  19     castling
 * </pre>
 */
public final class MoveCode {

  static final int EN_PASSANT = 1 << 18;
  static final int CASTLING = 1 << 19;

  private MoveCode() {}

  public static int plain(int role, int from, int to) {
    return from | to << 6 | role << 12;
  }

  public static int promotion(int from, int to, int promoted) {
    return from | to << 6 | promoted << 15;
  }

  public static int enPassant(int from, int to) {
    return from | to << 6 | EN_PASSANT;
  }

  public static int castling(int king, int rook) {
    return king | rook << 6 | BitBoard.KING << 12 | CASTLING;
  }

  /** The same move on a board that {@link BitBoard#turnOver} turned. */
  public static int turnedOver(int move) {
    return move ^ (56 | 56 << 6);
  }

  public static int from(int move) {
    return move & 63;
  }

  /** Where the moved man stands afterwards; for castling the square of the rook. */
  public static int to(int move) {
    return move >> 6 & 63;
  }

  public static int role(int move) {
    return move >> 12 & 7;
  }

  /** The role promoted to; 0 if the move is no promotion. */
  public static int promoted(int move) {
    return move >> 15 & 7;
  }

  public static boolean isEnPassant(int move) {
    return (move & EN_PASSANT) != 0;
  }

  public static boolean isCastling(int move) {
    return (move & CASTLING) != 0;
  }

  /** Where the king of a castling pair lands: the g-file or the c-file. */
  public static int kingTo(int king, int rook) {
    return (king & 56) | (rook > king ? 6 : 2);
  }

  /** Where the rook of a castling pair lands: the f-file or the d-file. */
  public static int rookTo(int king, int rook) {
    return (king & 56) | (rook > king ? 5 : 3);
  }
}
