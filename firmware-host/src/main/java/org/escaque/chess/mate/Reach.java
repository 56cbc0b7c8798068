package org.escaque.chess.mate;

import org.escaque.chess.bits.Attacks;
import org.escaque.chess.bits.BitBoard;

/**
 * Where each man on the board may ever get to, if both sides help. The answer is generous: squares
 * are in it that no legal play reaches, but none that play can reach is missing. In locked
 * positions it is small enough to prove things ({@link MateRegion}).
 *
 * <p>It is the least fixed point of "a man on one of its squares may make this move": at first
 * every man has its own square and nothing is taken. Rules that forbid a move may therefore only
 * rely on what stays true while the sets grow:
 *
 * <ul>
 *   <li><em>steady</em> men have no other square and are never taken: nothing passes them;
 *   <li>a man that is never taken and cannot leave a line always blocks it;
 *   <li>a king does not step where a man that is never taken attacks from all its squares;
 *   <li>pawns face to face on a file do not pass each other unless one may leave it or be taken.
 * </ul>
 *
 * Not for positions with castling rights or an en passant capture to be made now. Confined to one
 * thread; used again for each position.
 */
final class Reach {

  static final int MAX_MEN = 64;
  private static final long RANK_2 = 0xFF00L;
  private static final long RANK_7 = 0xFF000000000000L;
  private static final long FILE_A = 0x0101010101010101L;
  private static final long LAST_RANKS = 0xFF000000000000FFL;

  /** Men whose few squares are looked at one by one for permanent attacks. */
  private static final int FEW = 4;

  int men;
  final int[] home = new int[MAX_MEN];
  final int[] role = new int[MAX_MEN];
  final int[] side = new int[MAX_MEN];

  /** Squares of the man as it is; of a pawn as a pawn. */
  final long[] reach = new long[MAX_MEN];

  /** Squares of a pawn that has promoted. */
  final long[] promoted = new long[MAX_MEN];

  /** Squares of a pawn that has never left its file. */
  private final long[] onFile = new long[MAX_MEN];

  private final boolean[] takeable = new boolean[MAX_MEN];
  private final int[] king = new int[2];

  /** Home squares of the steady men of a side. */
  final long[] steady = new long[2];

  /** All squares of the men of a side, without its king. */
  private final long[] takeSquares = new long[2];

  /** Squares that a side attacks at all times. */
  private final long[] guarded = new long[2];

  /** Men that are never taken and have few squares, but more than one. */
  private final int[] stuck = new int[MAX_MEN];

  private int stuckCount;

  /** The same without what its king attacks. */
  private final long[] guardedByOthers = new long[2];

  /** Squares of a side's king on which he ends the game: the other side has no move left. */
  final long[] lastSteps = new long[2];

  private long entered;
  private boolean changed;

  /** Home squares of men assumed never to be taken before they have moved. */
  private long spared;

  /** Home squares of men assumed never to move. */
  private long fixed;

  /** Home squares of men that can be taken there before they have moved, in the order found. */
  final int[] exposed = new int[MAX_MEN];

  int exposedCount;

  /**
   * Works out all sets, of all play in which
   *
   * @param spared men of these home squares are not taken before they have moved
   * @param fixed men of these home squares never move
   */
  void explore(BitBoard board, long spared, long fixed) {
    this.spared = spared;
    this.fixed = fixed;
    exposedCount = 0;
    lastSteps[0] = lastSteps[1] = 0;
    men = 0;
    for (int colour = 0; colour < 2; colour++) {
      for (long left = board.men(colour); left != 0; left &= left - 1) {
        add(board, colour, Long.numberOfTrailingZeros(left));
      }
    }
    do {
      changed = false;
      survey();
      for (int man = 0; man < men; man++) {
        if ((fixed >>> home[man] & 1) == 0) {
          spread(man);
        }
      }
    } while (changed);
  }

  private void add(BitBoard board, int colour, int square) {
    home[men] = square;
    role[men] = board.roleAt(square);
    side[men] = colour;
    reach[men] = 1L << square;
    onFile[men] = 1L << square;
    promoted[men] = 0;
    takeable[men] = false;
    if (role[men] == BitBoard.KING) {
      king[colour] = men;
    }
    men++;
  }

  /** The man that is a side's king. */
  int kingOf(int colour) {
    return king[colour];
  }

  /** All squares of a man, whatever it has become. */
  long squares(int man) {
    return reach[man] | promoted[man];
  }

  boolean isTakeable(int man) {
    return takeable[man];
  }

  private boolean isSteady(int man) {
    return !takeable[man] && reach[man] == 1L << home[man] && promoted[man] == 0;
  }

  private void survey() {
    steady[0] = steady[1] = takeSquares[0] = takeSquares[1] = entered = 0;
    for (int man = 0; man < men; man++) {
      long squares = squares(man);
      entered |= squares;
      if (role[man] != BitBoard.KING) {
        takeSquares[side[man]] |= squares;
      }
      if (isSteady(man)) {
        steady[side[man]] |= squares;
      }
    }
    guarded[0] = guarded[1] = guardedByOthers[0] = guardedByOthers[1] = 0;
    stuckCount = 0;
    for (int man = 0; man < men; man++) {
      if (!takeable[man] && promoted[man] == 0 && Long.bitCount(reach[man]) <= FEW) {
        long always = alwaysAttacked(man);
        guarded[side[man]] |= always;
        if (role[man] != BitBoard.KING) {
          guardedByOthers[side[man]] |= always & nextTo(man);
        }
        if (!isSteady(man)) {
          stuck[stuckCount++] = man;
        }
      }
    }
  }

  /** What a man attacks with nothing between, so that nothing can come between. */
  private long nextTo(int man) {
    return role[man] == BitBoard.KNIGHT ? -1 : around(reach[man]);
  }

  private long alwaysAttacked(int man) {
    long all = -1;
    for (long left = reach[man]; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      all &=
          role[man] == BitBoard.PAWN
              ? Attacks.pawn(side[man], square)
              : Attacks.of(role[man], square, entered);
    }
    return all;
  }

  // Moves.

  private void spread(int man) {
    switch (role[man]) {
      case BitBoard.PAWN -> spreadPawn(man);
      case BitBoard.KING -> {
        int own = side[man];
        long targets = around(reach[man]) & ~steady[own] & ~guarded[own ^ 1];
        enter(man, withoutStalemates(own, targets), false);
      }
      default -> {
        long targets = 0;
        for (long left = reach[man]; left != 0; left &= left - 1) {
          targets |= targets(man, role[man], Long.numberOfTrailingZeros(left));
        }
        enter(man, targets, false);
      }
    }
  }

  /**
   * The squares of a king after which the other side, who can move his king only, still has a move.
   * What ends the game leads nowhere; a mate by such a move is not overlooked, because {@link
   * #lastSteps} keeps them.
   */
  private long withoutStalemates(int own, long targets) {
    lastSteps[own] = 0;
    if (isMobile(own ^ 1)) {
      return targets;
    }
    long region = reach[king[own ^ 1]];
    long open = ~steady[own ^ 1] & ~guardedByOthers[own];
    long ends = 0;
    for (long left = targets & ~reach[king[own]]; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      long denied = Attacks.king(to) | 1L << to;
      if ((around(region & ~denied) & open & ~denied) == 0) {
        ends |= 1L << to;
      }
    }
    lastSteps[own] = ends;
    return targets & ~ends;
  }

  /** Whether a side may ever move anything but its king. */
  private boolean isMobile(int colour) {
    for (int man = 0; man < men; man++) {
      if (side[man] == colour
          && role[man] != BitBoard.KING
          && (squares(man) != 1L << home[man] || (fixed >>> home[man] & 1) != 0)) {
        return true;
      }
    }
    return false;
  }

  /** Where a piece may go from a square, one move. */
  private long targets(int man, int as, int from) {
    long targets = Attacks.of(as, from, steady[0] | steady[1]) & ~steady[side[man]];
    return as == BitBoard.KNIGHT ? targets : targets & ~shadows(man, from, targets);
  }

  /** The targets of a slider that lie behind a man which can never leave the way. */
  private long shadows(int man, int from, long targets) {
    long shadows = 0;
    for (int i = 0; i < stuckCount; i++) {
      int other = stuck[i];
      long squares = reach[other];
      if (other == man || (squares & ~targets) != 0) {
        continue;
      }
      for (long left = targets; left != 0; left &= left - 1) {
        int to = Long.numberOfTrailingZeros(left);
        long way = Attacks.between(from, to);
        if (side[other] == side[man]) {
          way |= 1L << to;
        }
        if ((squares & ~way) == 0) {
          shadows |= 1L << to;
        }
      }
    }
    return shadows;
  }

  private void spreadPawn(int man) {
    int own = side[man];
    long obstacles = steady[0] | steady[1];
    long limit = fileLimit(man);
    long pushes = push(own, onFile[man]) & ~obstacles & limit;
    long start = own == 0 ? RANK_2 : RANK_7;
    pushes |= push(own, push(own, onFile[man] & start) & pushes) & ~obstacles & limit;
    if ((pushes & ~onFile[man]) != 0) {
      onFile[man] |= pushes;
      changed = true;
    }
    long away = reach[man] & ~onFile[man];
    long steps = push(own, away) & ~obstacles;
    long takes = pawnAttacks(own, reach[man]) & takeSquares[own ^ 1];
    take(man, takes);
    enter(man, steps | takes | onFile[man], true);
    if (promoted[man] != 0) {
      long targets = 0;
      for (long left = promoted[man]; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        targets |= targets(man, BitBoard.QUEEN, from) | targets(man, BitBoard.KNIGHT, from);
      }
      enterPromoted(man, targets);
    }
  }

  /** The squares of its file that a pawn may reach without leaving it. */
  private long fileLimit(int man) {
    long limit = -1;
    int file = home[man] & 7;
    for (int other = 0; other < men; other++) {
      boolean faces =
          role[other] == BitBoard.PAWN
              && side[other] != side[man]
              && (home[other] & 7) == file
              && (home[other] > home[man]) == (side[man] == 0);
      if (faces && !takeable[other] && (squares(other) & ~(FILE_A << file)) == 0) {
        limit &= side[man] == 0 ? (1L << home[other]) - 1 : -2L << home[other];
      }
    }
    return limit;
  }

  private void enter(int man, long targets, boolean isPawn) {
    long kings = 1L << home[king[side[man] ^ 1]] & steady[side[man] ^ 1];
    long free = targets & ~kings;
    if (!isPawn) {
      take(man, free);
    } else if ((free & LAST_RANKS) != 0) {
      enterPromoted(man, free & LAST_RANKS);
      free &= ~LAST_RANKS;
    }
    if ((free & ~reach[man]) != 0) {
      reach[man] |= free;
      changed = true;
    }
  }

  private void enterPromoted(int man, long targets) {
    long kings = 1L << home[king[side[man] ^ 1]] & steady[side[man] ^ 1];
    long free = targets & ~kings;
    take(man, free);
    if ((free & ~promoted[man]) != 0) {
      promoted[man] |= free;
      changed = true;
    }
  }

  /** Everything of the other side that may stand on the squares is taken there. */
  private void take(int man, long squares) {
    if ((squares & takeSquares[side[man] ^ 1]) == 0) {
      return;
    }
    for (int other = 0; other < men; other++) {
      if (side[other] != side[man]
          && role[other] != BitBoard.KING
          && !takeable[other]
          && (squares(other) & squares) != 0) {
        takeUnlessSpared(other);
      }
    }
  }

  private void takeUnlessSpared(int man) {
    if (squares(man) == 1L << home[man]) {
      if ((spared >>> home[man] & 1) != 0) {
        return;
      }
      exposed[exposedCount++] = home[man];
    }
    takeable[man] = true;
    changed = true;
  }

  /** The squares that a king on one of the squares steps to. */
  private static long around(long squares) {
    long beside = (squares & ~FILE_A) >>> 1 | (squares & ~(FILE_A << 7)) << 1;
    long rows = squares | beside;
    return beside | rows << 8 | rows >>> 8;
  }

  static long push(int colour, long pawns) {
    return colour == 0 ? pawns << 8 : pawns >>> 8;
  }

  static long pawnAttacks(int colour, long pawns) {
    long east = pawns & ~(FILE_A << 7);
    long west = pawns & ~FILE_A;
    return colour == 0 ? east << 9 | west << 7 : east >>> 7 | west >>> 9;
  }
}
