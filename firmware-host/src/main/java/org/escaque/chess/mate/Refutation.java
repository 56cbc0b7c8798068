package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * Shows that White cannot mate when every line comes to an end within a few moves: stalemate, White
 * mated, or no material left. In an ordinary position the first line decides, at once, that this is
 * not so.
 */
final class Refutation {

  /** More positions than this are for a search with a memory. */
  private static final int MAX_NODES = 20_000;

  private final Plies plies;
  private int nodes;

  Refutation(Plies plies) {
    this.plies = plies;
  }

  /**
   * Whether all lines from a ply end without mate.
   *
   * @param ply whose legal moves are generated and at least one
   * @param depth the plies that a line may last
   */
  boolean holds(int ply, int depth) {
    nodes = 0;
    return allEnd(ply, depth);
  }

  private boolean allEnd(int ply, int depth) {
    int count = plies.count(ply);
    int[] moves = plies.moves(ply);
    for (int i = 0; i < count; i++) {
      BitBoard next = plies.play(ply, moves[i]);
      if (!ends(next, ply + 1, depth - 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean ends(BitBoard board, int ply, int depth) {
    if (++nodes > MAX_NODES) {
      return false;
    }
    if (Material.isHopeless(board)) {
      return true;
    }
    if (depth == 0) {
      return false;
    }
    if (plies.generate(ply) == 0) {
      return !Plies.isBlackInCheck(board);
    }
    return allEnd(ply, depth);
  }
}
