package org.escaque.chess;

import java.util.Optional;

/** Moves as the Universal Chess Interface writes them. */
final class Uci {

  private Uci() {}

  /** Reads a legal move; castling as king takes rook, or as the king's step if that is no move. */
  static Optional<Move> parse(Position position, String text) {
    return position.legalMoves().stream()
        .filter(move -> write(position, move).equals(text) || isCastling(position, move, text))
        .findFirst();
  }

  private static boolean isCastling(Position position, Move move, String text) {
    if (!(move instanceof Move.Castling castling)) {
      return false;
    }
    var step = new Move.Normal(castling.from(), castling.to());
    return text.equals(kingTakesRook(castling))
        || (text.equals(castling.uci()) && !position.isLegal(step));
  }

  /** Writes a move: castling is the king's step in ordinary chess, king takes rook in Chess960. */
  static String write(Position position, Move move) {
    return move instanceof Move.Castling castling && position.rules() == CastlingRules.CHESS960
        ? kingTakesRook(castling)
        : move.uci();
  }

  private static String kingTakesRook(Move.Castling castling) {
    return castling.from() + "" + castling.rookFrom();
  }
}
