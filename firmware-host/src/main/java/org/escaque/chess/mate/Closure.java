package org.escaque.chess.mate;

import java.util.Arrays;
import org.escaque.chess.bits.BitBoard;

/**
 * Visits every position that can arise, each once, those first that cost least by the {@link
 * Guide}. It ends with a mate, or with the proof that there is none, or at its bound.
 *
 * <p>A position is kept as the move that led to it and the number of the position before; it is
 * built again by playing on from where its line leaves the line that the plies hold. Eight bytes
 * for that, four for the queue and sixteen for the set of keys make some 30 bytes a position.
 */
final class Closure {

  private static final int COSTS = 1024;
  private static final int START = 300;

  /** By {@link Guide}: what brings the picture nearer is worth more than a short line. */
  private static final int[] PRICES = {-3, 1, 4, 4, 6};

  private static final int NONE = -1;

  /** Tests for locked positions that may fail, and how many more each success is worth. */
  private static final int LOCK_TESTS = 3_000;

  private static final int WORTH = 10;
  private static final int FIRST_SIZE = 1 << 11;

  private final Plies plies;
  private final LockedPosition locked;
  private final KeySet seen = new KeySet();

  private int[] parents = new int[FIRST_SIZE];
  private int[] moves = new int[FIRST_SIZE];

  /** The next in the queue of the same cost; below that the ply at which a position stands. */
  private int[] nexts = new int[FIRST_SIZE];

  private short[] depths = new short[FIRST_SIZE];
  private int size;
  private final int[] heads = new int[COSTS];

  /** Which position each ply of the plies holds. */
  private final int[] held = new int[Plies.MAX + 2];

  private int heldDepth;
  private int cheapest;
  private int length;
  private int lockTests;
  private int lockedFound;
  private boolean isCut;

  Closure(Plies plies, LockedPosition locked) {
    this.plies = plies;
    this.locked = locked;
  }

  /** The length of the line found, in the plies. */
  int length() {
    return length;
  }

  /** Positions seen by the last search. */
  long nodes() {
    return size;
  }

  /** Searches from ply 0 of the plies. */
  HelpmateSearch.Found search(Guide guide, long bound) {
    reset();
    add(NONE, 0, 0, START);
    cheapest = START;
    seen.add(key(plies.board(0)));
    held[0] = 0;
    heldDepth = 0;
    while (cheapest < COSTS) {
      int node = heads[cheapest];
      if (node == NONE) {
        cheapest++;
        continue;
      }
      int cost = cheapest;
      heads[cost] = nexts[node];
      hold(node);
      if (expand(node, cost, guide)) {
        return HelpmateSearch.Found.MATE;
      }
      if (size >= bound) {
        return HelpmateSearch.Found.BOUND;
      }
    }
    return isCut ? HelpmateSearch.Found.CUT : HelpmateSearch.Found.NONE;
  }

  private void reset() {
    seen.clear();
    if (parents.length > FIRST_SIZE) {
      resize(FIRST_SIZE);
    }
    size = 0;
    lockTests = 0;
    lockedFound = 0;
    isCut = false;
    Arrays.fill(heads, NONE);
  }

  private void resize(int to) {
    parents = Arrays.copyOf(parents, to);
    moves = Arrays.copyOf(moves, to);
    nexts = Arrays.copyOf(nexts, to);
    depths = Arrays.copyOf(depths, to);
  }

  private static long key(BitBoard board) {
    return board.key(board.passed());
  }

  private void add(int parent, int move, int depth, int cost) {
    if (size == parents.length) {
      resize(size + size / 2);
    }
    parents[size] = parent;
    moves[size] = move;
    depths[size] = (short) depth;
    nexts[size] = heads[cost];
    heads[cost] = size;
    size++;
    cheapest = Math.min(cheapest, cost);
  }

  /** Brings the plies to a position. */
  private void hold(int node) {
    int depth = depths[node];
    int at = node;
    int ply = depth;
    while (ply > heldDepth || held[ply] != at) {
      held[ply] = at;
      at = parents[at];
      ply--;
    }
    for (; ply < depth; ply++) {
      plies.play(ply, moves[held[ply + 1]]);
    }
    heldDepth = depth;
  }

  /** Adds the new positions after a position; true if it is mate. */
  private boolean expand(int node, int cost, Guide guide) {
    int ply = depths[node];
    BitBoard board = plies.board(ply);
    int count = plies.generate(ply);
    if (count == 0) {
      length = ply;
      return Plies.isBlackInCheck(board);
    }
    if (ply >= Plies.MAX) {
      isCut = true;
      return false;
    }
    int[] list = plies.moves(ply);
    guide.rate(plies, ply);
    int[] worths = plies.worths(ply);
    for (int i = 0; i < count; i++) {
      BitBoard next = plies.play(ply, list[i]);
      if (seen.add(key(next)) && !isHopeless(board, next)) {
        add(node, list[i], ply + 1, Math.clamp(cost + PRICES[worths[i]], 0, COSTS - 1));
      }
    }
    // The line goes on from here: what the next ply holds is no position of the queue.
    return false;
  }

  private boolean isHopeless(BitBoard before, BitBoard next) {
    if (Material.isHopeless(next)) {
      return true;
    }
    boolean isChanged =
        before.role(BitBoard.PAWN) != next.role(BitBoard.PAWN)
            || Long.bitCount(before.occupied()) != Long.bitCount(next.occupied());
    if (!isChanged || lockTests > LOCK_TESTS + WORTH * lockedFound) {
      return false;
    }
    lockTests++;
    boolean isSafe = locked.isSafe(next);
    lockedFound += isSafe ? 1 : 0;
    return isSafe;
  }
}
