package org.escaque.chess.bits;

/**
 * What the king of the side to move asks of his men: to end checks and to stay in pins.
 *
 * <pre>
 *   checkMask   no check: all squares; one checker: the checker and the squares before it
 *   pinnedHv    rays from the king over one own man to an enemy rook or queen, with that man
 *   pinnedD     the same for bishops and queens
 * </pre>
 *
 * A pinned man stays on the rays of its own kind: no ray of that kind but its own can be reached.
 * Confined to one thread; used again for each board.
 */
final class Guards {

  long checkers;
  long checkMask;
  long pinnedHv;
  long pinnedD;
  int king;
  long occupied;

  /** Looks at a board. */
  void survey(BitBoard board) {
    occupied = board.own | board.other;
    king = Long.numberOfTrailingZeros(board.kings & board.own);
    long straight = (board.rooks | board.queens) & board.other;
    long diagonal = (board.bishops | board.queens) & board.other;
    checkers =
        (Attacks.knight(king) & board.knights & board.other)
            | (Attacks.pawn(board.turn, king) & board.pawns & board.other);
    checkMask = checkers;
    pinnedHv = rays(board, straight & Attacks.rook(king, board.other));
    pinnedD = rays(board, diagonal & Attacks.bishop(king, board.other));
    if (checkers == 0) {
      checkMask = -1;
    }
  }

  /** The pin rays of some sliders; those that nothing shields from are checkers instead. */
  private long rays(BitBoard board, long sliders) {
    long pins = 0;
    for (long left = sliders; left != 0; left &= left - 1) {
      int slider = Long.numberOfTrailingZeros(left);
      long between = Attacks.between(king, slider);
      long shields = between & board.own;
      if (shields == 0) {
        checkers |= 1L << slider;
        checkMask |= between | 1L << slider;
      } else if ((shields & shields - 1) == 0) {
        pins |= between | 1L << slider;
      }
    }
    return pins;
  }

  /** Whether two men give check, so that only the king may move. */
  boolean isDoubleCheck() {
    return (checkers & checkers - 1) != 0;
  }
}
