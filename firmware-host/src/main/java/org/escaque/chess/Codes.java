package org.escaque.chess;

import java.util.List;
import org.escaque.board.Square;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveCode;
import org.escaque.chess.bits.MoveGenerator;

/** Between the moves that people handle and the codes that the generator writes. */
final class Codes {

  private Codes() {}

  /** All legal moves of a board, in the order of the generator. */
  static List<Move> legalMoves(BitBoard board) {
    var codes = new int[MoveGenerator.MAX_MOVES];
    int count = new MoveGenerator().write(board, codes);
    var moves = new Move[count];
    for (int i = 0; i < count; i++) {
      moves[i] = move(codes[i]);
    }
    return List.of(moves);
  }

  /** The move of a code. */
  static Move move(int code) {
    var from = Square.of(MoveCode.from(code));
    var to = Square.of(MoveCode.to(code));
    if (MoveCode.isCastling(code)) {
      return new Move.Castling(from, to);
    }
    if (MoveCode.isEnPassant(code)) {
      return new Move.EnPassant(from, to);
    }
    int promoted = MoveCode.promoted(code);
    return promoted == 0
        ? new Move.Normal(from, to)
        : new Move.Promotion(from, to, Role.of(promoted));
  }

  /** The code of a move that is legal on a board. */
  static int of(BitBoard board, Move move) {
    int from = move.from().index();
    return switch (move) {
      case Move.Normal(_, var to) -> MoveCode.plain(board.roleAt(from), from, to.index());
      case Move.Promotion(_, var to, var role) ->
          MoveCode.promotion(from, to.index(), role.ordinal());
      case Move.EnPassant(_, var to) -> MoveCode.enPassant(from, to.index());
      case Move.Castling(_, var rook) -> MoveCode.castling(from, rook.index());
    };
  }
}
