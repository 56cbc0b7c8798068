package org.escaque.chess.mate;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveCode;

/**
 * "Can White mate from here?", with the board turned over if the side asked about is Black. The
 * board is not changed by those who answer.
 *
 * @param board the position, White being the side that wants to mate
 * @param isTurned whether it was turned over
 */
record Question(BitBoard board, boolean isTurned) {

  static Question of(Position position, Side mater) {
    var board = position.bitBoard();
    if (mater == Side.WHITE) {
      return new Question(board, false);
    }
    var turned = new BitBoard();
    turned.turnOver(board);
    return new Question(turned, true);
  }

  /** The moves of a line found on {@link #board}, as they are played from the position. */
  List<Move> moves(int[] line, int length) {
    var moves = new ArrayList<Move>(length);
    for (int i = 0; i < length; i++) {
      moves.add(Position.move(isTurned ? MoveCode.turnedOver(line[i]) : line[i]));
    }
    return moves;
  }
}
