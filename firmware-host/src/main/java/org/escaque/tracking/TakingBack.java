package org.escaque.tracking;

import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Role;

/**
 * A man that has just taken is taken back, nearly always. Where gaps come that are too short for a
 * lift, one of them may fall between two scans; the man that takes back, and closes the contact
 * beside it too, then looks just like one that goes there quietly.
 */
record TakingBack(Hands hands) {

  /** A quiet move beside the man that has just taken, which the mover could have taken back. */
  boolean mayBe(Line line, Reach quiet) {
    long taker = taker(line);
    return quiet.victim() == 0
        && !quiet.isCastling()
        && (Neighbours.of(quiet.to()) & taker) != 0
        && line.reaches().stream()
            .anyMatch(
                other ->
                    other.from() == quiet.from()
                        && other.victim() == taker
                        && isUsual(line, other));
  }

  /** This took him, if a square beside him was filled meanwhile. */
  boolean isUnseen(Line line, Reach capture, long rest) {
    long beside = rest & hands.wood & Neighbours.of(capture.to());
    return capture.victim() == taker(line)
        && (beside & line.goals(capture.from())) != 0
        && hands.lastPlacedOn(beside) > line.since
        && isUsual(line, capture);
  }

  /** The man that took with the last ply; 0 if none did, or no gap was ever short. */
  private long taker(Line line) {
    boolean took = !line.tail.isEmpty() && line.tail.getLast().takes();
    return took && hands.hasGaps() ? line.tail.getLast().to().bit() & hands.wood : 0;
  }

  /** He is worth as much as who takes him, or nobody guards him. */
  private static boolean isUsual(Line line, Reach capture) {
    var square = Square.of(capture.to());
    return worth(line, square) >= worth(line, Square.of(capture.from()))
        || line.top.play(capture.move()).legalMoves().stream()
            .noneMatch(reply -> reply.to() == square);
  }

  private static int worth(Line line, Square square) {
    return line.top.pieceAt(square).map(Piece::role).map(TakingBack::worth).orElse(0);
  }

  private static int worth(Role role) {
    return switch (role) {
      case PAWN -> 1;
      case KNIGHT, BISHOP -> 3;
      case ROOK -> 5;
      case QUEEN -> 9;
      case KING -> 10;
    };
  }
}
