package org.escaque.chess;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveGenerator;

/**
 * Counts the leaves of the tree of legal moves: the test of every move generator, and its measure.
 * Makes no garbage but a few boards before it starts. Thread-safe; each call works for itself.
 */
public final class Perft {

  private final BitBoard[] boards;
  private final int[][] moves;
  private final MoveGenerator generator = new MoveGenerator();
  private final int lastMade;

  private Perft(int depth, boolean bulk) {
    lastMade = bulk ? 1 : 0;
    boards = new BitBoard[depth + 1];
    moves = new int[depth + 1][MoveGenerator.MAX_MOVES];
    for (int i = 0; i <= depth; i++) {
      boards[i] = new BitBoard();
    }
  }

  /**
   * The number of legal lines of {@code depth} plies from a position.
   *
   * @param bulk whether the moves of the last ply are only counted, not made
   * @throws IllegalArgumentException if the depth is negative
   */
  public static long count(Position position, int depth, boolean bulk) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth " + depth);
    }
    var perft = new Perft(depth, bulk);
    perft.boards[depth].set(position.bitBoard());
    return perft.count(depth);
  }

  /**
   * The number of lines behind each legal move, which finds the wrong one by comparison.
   *
   * @throws IllegalArgumentException if the depth is not positive
   */
  public static Map<Move, Long> divide(Position position, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("depth " + depth);
    }
    var lines = new LinkedHashMap<Move, Long>();
    for (var move : position.legalMoves()) {
      lines.put(move, count(position.play(move), depth - 1, true));
    }
    return Collections.unmodifiableMap(lines);
  }

  private long count(int depth) {
    var board = boards[depth];
    if (depth == 0) {
      return 1;
    }
    if (depth == lastMade) {
      return generator.count(board);
    }
    int[] list = moves[depth];
    int size = generator.write(board, list);
    var next = boards[depth - 1];
    long leaves = 0;
    for (int i = 0; i < size; i++) {
      next.after(board, list[i]);
      leaves += count(depth - 1);
    }
    return leaves;
  }
}
