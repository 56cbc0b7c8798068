package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * Looks for a series of legal moves that ends with Black checkmated: depth first, with a budget of
 * plies that promising moves do not spend ({@link Guide}), and a memory of the positions seen. If
 * an iteration comes to its end without any line cut short, all positions that can arise were seen
 * and there is no mate.
 */
final class HelpmateSearch {

  /** What one iteration finds. */
  enum Found {
    /** A mate; the line is that of the plies. */
    MATE,
    /** No mate in any position that can arise. */
    NONE,
    /** Lines were cut by the budget. */
    CUT,
    /** The bound of nodes was reached. */
    BOUND
  }

  /** The plies that a move costs, by {@link Guide}. */
  private static final int[] PRICES = {0, 1, 1, 2, 3};

  private final Plies plies;
  private final VisitedTable visited;
  private final CornerGuide guide = new CornerGuide();

  private long nodes;
  private long bound;
  private boolean isCut;
  private int length;

  HelpmateSearch(Plies plies, VisitedTable visited) {
    this.plies = plies;
    this.visited = visited;
  }

  /** The length of the line found. */
  int length() {
    return length;
  }

  /** Positions looked at by the last iteration. */
  long nodes() {
    return nodes;
  }

  /**
   * One iteration.
   *
   * @param start the ply of the plies to start from
   * @param budget plies that may be spent on moves that are not promising, 1 to 120
   * @param nodeBound positions to look at before giving up
   */
  Found search(int start, int budget, long nodeBound) {
    visited.clear();
    guide.aim(plies.board(start));
    nodes = 0;
    bound = nodeBound;
    isCut = false;
    if (mates(start, budget, false)) {
      return Found.MATE;
    }
    if (nodes > bound) {
      return Found.BOUND;
    }
    return isCut ? Found.CUT : Found.NONE;
  }

  private boolean mates(int ply, int budget, boolean afterPromising) {
    BitBoard board = plies.board(ply);
    if (++nodes > bound) {
      return false;
    }
    if (budget <= 0 && !Plies.isBlackInCheck(board)) {
      isCut = true;
      return false;
    }
    if (Material.isHopeless(board)) {
      return false;
    }
    int left = 2 * Math.max(0, budget) + (afterPromising ? 1 : 0);
    if (!visited.visit(board.key(board.passed()), left)) {
      return false;
    }
    int count = plies.generate(ply);
    if (count == 0) {
      length = ply;
      return Plies.isBlackInCheck(board);
    }
    if (budget <= 0 || ply >= Plies.MAX) {
      isCut = true;
      return false;
    }
    return tries(ply, count, budget, afterPromising);
  }

  /** Plays all moves of a ply, the cheapest first. */
  private boolean tries(int ply, int count, int budget, boolean afterPromising) {
    guide.rate(plies, ply);
    int[] moves = plies.moves(ply);
    int[] worths = plies.worths(ply);
    for (int worth = Guide.PROMISING; worth <= Guide.BAD; worth++) {
      for (int i = 0; i < count; i++) {
        if (worths[i] != worth) {
          continue;
        }
        plies.play(ply, moves[i]);
        // An idle move may accompany a promising one of the other side.
        int price = worth == Guide.IDLE && afterPromising ? 0 : PRICES[worth];
        if (mates(ply + 1, budget - price, worth == Guide.PROMISING)) {
          return true;
        }
        if (nodes > bound) {
          return false;
        }
      }
    }
    return false;
  }
}
