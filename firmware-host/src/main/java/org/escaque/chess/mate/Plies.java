package org.escaque.chess.mate;

import java.util.Arrays;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveGenerator;

/**
 * The boards and moves of one line of play, ply by ply: the working memory of every search here,
 * used again and again without garbage. Confined to one thread.
 */
final class Plies {

  /** No line gets longer than this. */
  static final int MAX = 1000;

  private final MoveGenerator generator = new MoveGenerator();
  private BitBoard[] boards = new BitBoard[0];
  private int[][] moves = new int[0][];
  private int[][] worths = new int[0][];
  private int[] counts = new int[0];
  private final int[] line = new int[MAX];

  Plies() {
    grow(16);
  }

  private void grow(int size) {
    int old = boards.length;
    boards = Arrays.copyOf(boards, size);
    moves = Arrays.copyOf(moves, size);
    worths = Arrays.copyOf(worths, size);
    counts = Arrays.copyOf(counts, size);
    for (int i = old; i < size; i++) {
      boards[i] = new BitBoard();
      moves[i] = new int[MoveGenerator.MAX_MOVES];
      worths[i] = new int[MoveGenerator.MAX_MOVES];
    }
  }

  /** The board of a ply. */
  BitBoard board(int ply) {
    if (ply >= boards.length) {
      grow(Math.min(MAX + 1, 2 * boards.length));
    }
    return boards[ply];
  }

  /** Finds the legal moves of a ply and returns their number. */
  int generate(int ply) {
    int count = generator.write(boards[ply], moves[ply]);
    counts[ply] = count;
    return count;
  }

  /** The legal moves of a ply, in the first {@link #count} places. */
  int[] moves(int ply) {
    return moves[ply];
  }

  /** Room for what each of the {@link #moves} is worth. */
  int[] worths(int ply) {
    return worths[ply];
  }

  int count(int ply) {
    return counts[ply];
  }

  /** Makes a move of a ply; the next ply holds what comes of it. */
  BitBoard play(int ply, int move) {
    var next = board(ply + 1);
    next.after(boards[ply], move);
    line[ply] = move;
    return next;
  }

  /** The moves made, ply by ply. */
  int[] line() {
    return line;
  }

  /** Whether a pawn may be taken en passant now. */
  boolean isEnPassantLegal(BitBoard board) {
    return board.passed() != 0 && generator.legalEnPassant(board) != 0;
  }

  /** Whether Black is to move and in check: mate, if there is no legal move. */
  static boolean isBlackInCheck(BitBoard board) {
    return board.turn() == 1 && board.checkers() != 0;
  }
}
