package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * The men of a position with the sets of squares that {@link Reach} finds for them. The sets only
 * grow. Confined to one thread; used again for each position.
 */
final class Crew {

  static final int MOST = 64;

  int count;
  final int[] home = new int[MOST];
  final int[] role = new int[MOST];
  final int[] side = new int[MOST];

  /** Squares of a man as it is; of a pawn as a pawn. */
  final long[] reach = new long[MOST];

  /** Squares of a pawn while it has not left its file, and after it has. */
  final long[] onFile = new long[MOST];

  final long[] offFile = new long[MOST];

  /** Squares of a pawn that has promoted. */
  final long[] promoted = new long[MOST];

  /** Whether the man may ever be taken. */
  final boolean[] takeable = new boolean[MOST];

  /** Home squares of men that can be taken there before they have moved, in the order found. */
  final int[] exposed = new int[MOST];

  int exposedCount;

  /** Home squares of men assumed never to be taken before they have moved. */
  private long spared;

  /** Home squares of men assumed never to move. */
  private long fixed;

  private final int[] king = new int[2];
  private boolean hasGrown;

  /** Starts anew: every man has its own square and nothing is taken. */
  void muster(BitBoard board, long sparedHomes, long fixedHomes) {
    spared = sparedHomes;
    fixed = fixedHomes;
    exposedCount = 0;
    count = 0;
    for (int colour = 0; colour < 2; colour++) {
      for (long left = board.men(colour); left != 0; left &= left - 1) {
        add(board, colour, Long.numberOfTrailingZeros(left));
      }
    }
  }

  private void add(BitBoard board, int colour, int square) {
    home[count] = square;
    role[count] = board.roleAt(square);
    side[count] = colour;
    reach[count] = 1L << square;
    onFile[count] = 1L << square;
    offFile[count] = 0;
    promoted[count] = 0;
    takeable[count] = false;
    if (role[count] == BitBoard.KING) {
      king[colour] = count;
    }
    count++;
  }

  /** The man that is a side's king. */
  int king(int colour) {
    return king[colour];
  }

  boolean isKing(int man) {
    return role[man] == BitBoard.KING;
  }

  /** All squares of a man, whatever it has become. */
  long squares(int man) {
    return reach[man] | promoted[man];
  }

  /** Whether a man has no square but its home. */
  boolean isAtHome(int man) {
    return squares(man) == 1L << home[man];
  }

  /** Whether a man is assumed never to move, whatever the rules would let it do. */
  boolean isFixed(int man) {
    return (fixed >>> home[man] & 1) != 0;
  }

  /** Whether a man never moves and is never taken. */
  boolean isSteady(int man) {
    return !takeable[man] && isAtHome(man);
  }

  /** Adds squares to a man's. */
  void enter(int man, long squares) {
    if ((squares & ~reach[man]) != 0) {
      reach[man] |= squares;
      hasGrown = true;
    }
  }

  /** Adds squares to those of a pawn on its file and off it. */
  void enterAsPawn(int man, long on, long off) {
    if (((on & ~onFile[man]) | (off & ~offFile[man])) != 0) {
      onFile[man] |= on;
      offFile[man] |= off;
      hasGrown = true;
    }
    reach[man] |= (on | off) & ~Compass.LAST_RANKS;
  }

  /** Adds squares to those of a promoted pawn. */
  void enterPromoted(int man, long squares) {
    if ((squares & ~promoted[man]) != 0) {
      promoted[man] |= squares;
      hasGrown = true;
    }
  }

  /** Whatever {@code taker}'s enemies may have on the squares can be taken. */
  void take(int taker, long squares) {
    for (int man = 0; man < count; man++) {
      if (side[man] != side[taker]
          && !isKing(man)
          && !takeable[man]
          && (squares(man) & squares) != 0) {
        takeUnlessSpared(man);
      }
    }
  }

  private void takeUnlessSpared(int man) {
    if (isAtHome(man)) {
      if ((spared >>> home[man] & 1) != 0) {
        return;
      }
      exposed[exposedCount++] = home[man];
    }
    takeable[man] = true;
    hasGrown = true;
  }

  /** Whether any set has grown since the last call. */
  boolean hasGrown() {
    boolean grown = hasGrown;
    hasGrown = false;
    return grown;
  }
}
