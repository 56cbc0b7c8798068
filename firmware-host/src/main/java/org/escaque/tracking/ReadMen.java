package org.escaque.tracking;

import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;

/** What a driver that knows men says of a move, by the squares that the move itself changes. */
enum ReadMen {
  /** The man that moved was read where it went. */
  CONFIRM,
  /** Another man was read there, so it was not this move. */
  CONTRADICT,
  SILENT;

  static ReadMen of(Hands hands, Line line, Reach reach) {
    if (!hands.seen().isAny()) {
      return SILENT;
    }
    var after = line.top.play(reach.move());
    boolean confirmed = false;
    for (long left = reach.involved() & after.occupied().bits(); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      char read = hands.placedSince(square, line.since) ? hands.seen().on(square) : 0;
      char stands = after.pieceAt(Square.of(square)).map(Piece::letter).orElse(' ');
      if (read != 0 && read != stands && !isUnpromoted(reach, read)) {
        return CONTRADICT;
      }
      confirmed |= read == stands && square == reach.to();
    }
    return confirmed && !reach.isCastling() ? CONFIRM : SILENT;
  }

  /** The pawn still stands there: that is a promotion not yet done. */
  private static boolean isUnpromoted(Reach reach, char read) {
    return reach.move() instanceof Move.Promotion && Character.toUpperCase(read) == 'P';
  }
}
