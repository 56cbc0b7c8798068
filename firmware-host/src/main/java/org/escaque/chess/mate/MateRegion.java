package org.escaque.chess.mate;

import org.escaque.chess.bits.Attacks;
import org.escaque.chess.bits.BitBoard;

/**
 * Whether the squares that men can reach leave room for a mate. In every mate a white man attacks
 * the black king, and each square beside him is attacked by White or has a black man on it. If no
 * square of the black king can see that, White cannot mate.
 */
final class MateRegion {

  private final Reach reach;
  private final Crew crew;

  /** Squares that a white man other than the king may attack. */
  private long attackable;

  MateRegion(Reach reach) {
    this.reach = reach;
    this.crew = reach.crew;
  }

  /** Whether no square of the black king is one where he could be mated. */
  boolean isSafe() {
    long region = reach.kingRegion(1);
    survey();
    for (long left = region & attackable; left != 0; left &= left - 1) {
      if (mayBeMate(Long.numberOfTrailingZeros(left))) {
        return false;
      }
    }
    return true;
  }

  /** Squares that a white man other than the king may attack, as {@link #survey} found. */
  long attackable() {
    return attackable;
  }

  /** Finds what White may attack. */
  void survey() {
    attackable = 0;
    for (int man = 0; man < crew.count; man++) {
      if (crew.side[man] == 0) {
        attackable |= attacks(man);
      }
    }
  }

  /**
   * Kings that are in no checker's way: the black one does not shield the squares behind him, and a
   * white one may uncover a check by his last step.
   */
  private long leaving() {
    return reach.steadyKing(1) | (reach.lastSteps(0) == 0 ? 0 : reach.steadyKing(0));
  }

  /** What a white man other than the king may attack. */
  private long attacks(int man) {
    if (crew.role[man] == BitBoard.KING) {
      return 0;
    }
    long solid = reach.solid() & ~leaving();
    long squares = crew.reach[man];
    if (crew.role[man] == BitBoard.PAWN) {
      long attacks = Compass.pawnAttacks(0, squares);
      for (long left = crew.promoted[man]; left != 0; left &= left - 1) {
        int from = Long.numberOfTrailingZeros(left);
        attacks |= Attacks.queen(from, solid) | Attacks.knight(from);
      }
      return attacks;
    }
    long attacks = 0;
    for (long left = squares; left != 0; left &= left - 1) {
      attacks |= Attacks.of(crew.role[man], Long.numberOfTrailingZeros(left), solid);
    }
    return attacks;
  }

  /** Whether the king could be mated on a square that a white man may attack. */
  private boolean mayBeMate(int mated) {
    long beside = Attacks.king(mated) & ~attackable & ~reach.steady[1];
    if (canOccupyAll(beside)) {
      return true;
    }
    for (long left = kings(mated); left != 0; left &= left - 1) {
      int king = Long.numberOfTrailingZeros(left);
      if (king == mated || (Attacks.king(mated) >>> king & 1) != 0) {
        continue;
      }
      if (canOccupyAll(beside & ~Attacks.king(king))) {
        return true;
      }
    }
    return false;
  }

  /** Where the white king may stand when Black is mated on a square. */
  private long kings(int mated) {
    long region = reach.kingRegion(0);
    long last = reach.lastSteps(0) & ~region;
    if (last == 0) {
      return region;
    }
    // A step that ends the game mates only by uncovering a check.
    long uncovering = region & ~Attacks.king(mated) & lines(mated);
    long kings = region;
    for (; last != 0; last &= last - 1) {
      int king = Long.numberOfTrailingZeros(last);
      if ((Attacks.king(king) & uncovering) != 0) {
        kings |= 1L << king;
      }
    }
    return kings;
  }

  /** The lines on which a white slider may give check to a square. */
  private long lines(int square) {
    long solid = reach.solid();
    long lines = 0;
    for (int man = 0; man < crew.count; man++) {
      if (crew.side[man] == 0 && (attacks(man) >>> square & 1) != 0) {
        boolean isQueen = crew.role[man] == BitBoard.QUEEN || crew.promoted[man] != 0;
        if (isQueen || crew.role[man] == BitBoard.BISHOP) {
          lines |= Attacks.bishop(square, solid);
        }
        if (isQueen || crew.role[man] == BitBoard.ROOK) {
          lines |= Attacks.rook(square, solid);
        }
      }
    }
    return lines;
  }

  /** Whether there may be black men for all squares of a set, each on one of its own. */
  boolean canOccupyAll(long squares) {
    if (squares == 0) {
      return true;
    }
    int available = 0;
    long occupiable = 0;
    for (int man = 0; man < crew.count; man++) {
      if (crew.side[man] == 1 && crew.role[man] != BitBoard.KING) {
        long within = crew.squares(man) & squares;
        occupiable |= within;
        available += within == 0 ? 0 : 1;
      }
    }
    return occupiable == squares && available >= Long.bitCount(squares);
  }
}
