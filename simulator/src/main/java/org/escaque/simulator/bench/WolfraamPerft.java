package org.escaque.simulator.bench;

import io.github.wolfraam.chessgame.board.Board;
import io.github.wolfraam.chessgame.move.MoveHelper;

/** Counts leaves by {@code io.github.wolfraam:chessgame}, in the fastest way that it offers. */
final class WolfraamPerft {

  private final Board board;
  private final MoveHelper moves;
  private final int lastMade;

  private WolfraamPerft(String fen, boolean bulk) {
    board = Board.fromFen(fen);
    moves = new MoveHelper(board);
    lastMade = bulk ? 1 : 0;
  }

  static long count(String fen, int depth, boolean bulk) {
    return new WolfraamPerft(fen, bulk).count(depth);
  }

  private long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    var legal = moves.getLegalMoves();
    if (depth == lastMade) {
      return legal.size();
    }
    long leaves = 0;
    for (var move : legal) {
      leaves +=
          board.playMoveAndRollBack(move.from, move.to, move.promotion, () -> count(depth - 1));
    }
    return leaves;
  }
}
