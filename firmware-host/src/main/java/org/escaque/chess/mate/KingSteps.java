package org.escaque.chess.mate;

import org.escaque.chess.bits.Attacks;
import org.escaque.chess.bits.BitBoard;

/**
 * Where the kings may step. Left out are squares that the other side always attacks, and steps
 * after which the other side has no move: they end the game, so nothing comes after them. A mate by
 * such a step is not overlooked, because {@link #last} keeps the squares.
 */
final class KingSteps {

  private final Reach reach;
  private final Crew crew;
  private final long[] last = new long[2];

  KingSteps(Reach reach) {
    this.reach = reach;
    this.crew = reach.crew;
  }

  void reset() {
    last[0] = last[1] = 0;
  }

  long last(int side) {
    return last[side];
  }

  /** The squares to which a side's king may step while the game goes on. */
  long targets(int side) {
    long region = reach.kingRegion(side);
    long targets = Compass.around(region) & ~reach.steady[side] & ~reach.guarded[side ^ 1];
    last[side] = canOnlyKingMove(side ^ 1) ? endings(side, targets & ~region) : 0;
    return targets & ~last[side];
  }

  /** The squares of a king that leave the other king no move. */
  private long endings(int side, long squares) {
    long theirs = reach.kingRegion(side ^ 1);
    long open = ~reach.steady[side ^ 1] & ~reach.guardedClosely[side];
    long endings = 0;
    for (long left = squares; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      long denied = Attacks.king(to) | 1L << to;
      if ((Compass.around(theirs & ~denied) & open & ~denied) == 0) {
        endings |= 1L << to;
      }
    }
    return endings;
  }

  /** Whether a side never moves anything but its king, even if the other king steps away. */
  private boolean canOnlyKingMove(int side) {
    long left = reach.steadyKing(side ^ 1);
    for (int man = 0; man < crew.count; man++) {
      if (crew.side[man] != side || crew.isKing(man)) {
        continue;
      }
      if (!crew.isAtHome(man) || crew.isFixed(man) || (freed(man) & left) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Squares next in a man's way: one of them left by a steady king would let it move. */
  private long freed(int man) {
    int home = crew.home[man];
    return crew.role[man] == BitBoard.PAWN
        ? Compass.push(crew.side[man], 1L << home)
        : Attacks.of(crew.role[man], home, reach.solid());
  }
}
