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
 *   <li>a king does not step where a man that is never taken attacks from all its squares;
 *   <li>a king's step after which the other side can never move ends the game ({@link KingSteps});
 *   <li>pawns face to face on a file do not pass each other unless one may leave it or be taken
 *       ({@link PawnSteps}).
 * </ul>
 *
 * Not for positions with castling rights or an en passant capture to be made now. Confined to one
 * thread; used again for each position.
 */
final class Reach {

  /** Men whose few squares are looked at one by one for what they always do. */
  private static final int FEW = 4;

  final Crew crew = new Crew();

  /** Home squares of the steady men of a side. */
  final long[] steady = new long[2];

  /** Squares that a side attacks at all times. */
  final long[] guarded = new long[2];

  /** The same without what its king attacks and without what is not beside the attacker. */
  final long[] guardedClosely = new long[2];

  /** All squares of the men of a side, without its king. */
  private final long[] takeSquares = new long[2];

  private long entered;

  private final KingSteps kingSteps = new KingSteps(this);
  private final PawnSteps pawnSteps = new PawnSteps(this);

  /** Works out all sets. */
  void explore(BitBoard board) {
    explore(board, 0, 0);
  }

  /**
   * Works out all sets, of all play in which
   *
   * @param spared men of these home squares are not taken before they have moved
   * @param fixed men of these home squares never move
   */
  void explore(BitBoard board, long spared, long fixed) {
    crew.muster(board, spared, fixed);
    kingSteps.reset();
    do {
      survey();
      for (int man = 0; man < crew.count; man++) {
        if (!crew.isFixed(man)) {
          spread(man);
        }
      }
    } while (crew.hasGrown());
  }

  /** The squares where a side's king may ever be while the game goes on. */
  long kingRegion(int side) {
    return crew.reach[crew.king(side)];
  }

  /** Squares of a side's king on which he ends the game: the other side has no move left. */
  long lastSteps(int side) {
    return kingSteps.last(side);
  }

  /** The squares that always have a man on them. */
  long solid() {
    return steady[0] | steady[1];
  }

  /** All squares on which a side may have men that can be taken. */
  long takeSquares(int side) {
    return takeSquares[side];
  }

  private void survey() {
    entered = 0;
    for (int side = 0; side < 2; side++) {
      steady[side] = takeSquares[side] = guarded[side] = guardedClosely[side] = 0;
    }
    for (int man = 0; man < crew.count; man++) {
      long squares = crew.squares(man);
      entered |= squares;
      if (!crew.isKing(man)) {
        takeSquares[crew.side[man]] |= squares;
      }
      if (crew.isSteady(man)) {
        steady[crew.side[man]] |= squares;
      }
    }
    for (int man = 0; man < crew.count; man++) {
      boolean lasts = !crew.takeable[man] && crew.promoted[man] == 0;
      if (lasts && Long.bitCount(crew.reach[man]) <= FEW) {
        surveyLasting(man);
      }
    }
  }

  private void surveyLasting(int man) {
    int side = crew.side[man];
    long always = alwaysAttacked(man);
    guarded[side] |= always;
    if (!crew.isKing(man)) {
      guardedClosely[side] |= always & Compass.around(crew.reach[man]);
    }
  }

  private long alwaysAttacked(int man) {
    long all = -1;
    for (long left = crew.reach[man]; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      all &=
          crew.role[man] == BitBoard.PAWN
              ? Attacks.pawn(crew.side[man], square)
              : Attacks.of(crew.role[man], square, entered);
    }
    return all;
  }

  private void spread(int man) {
    switch (crew.role[man]) {
      case BitBoard.PAWN -> pawnSteps.spread(man);
      case BitBoard.KING -> spreadTo(man, kingSteps.targets(crew.side[man]));
      default -> spreadTo(man, targets(man, crew.role[man], crew.reach[man]));
    }
  }

  private void spreadTo(int man, long targets) {
    long free = targets & ~steadyKing(crew.side[man] ^ 1);
    if ((free & takeSquares[crew.side[man] ^ 1]) != 0) {
      crew.take(man, free);
    }
    crew.enter(man, free);
  }

  /** The square of a king that never moves; he is never taken. */
  long steadyKing(int side) {
    return 1L << crew.home[crew.king(side)] & steady[side];
  }

  /** Where a man that moves as a role may go from a set of squares, in one move. */
  long targets(int man, int as, long from) {
    long targets = 0;
    for (long left = from; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      targets |= Attacks.of(as, square, solid());
    }
    return targets & ~steady[crew.side[man]];
  }
}
