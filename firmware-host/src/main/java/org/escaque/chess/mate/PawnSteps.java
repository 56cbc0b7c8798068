package org.escaque.chess.mate;

import org.escaque.chess.bits.BitBoard;

/**
 * Where the pawns may go. A pawn that has never left its file stays behind the enemy pawns that it
 * faces there, if they are never taken and never leave the file either; one that has left may come
 * back behind them. An enemy pawn passes over the squares it may stand on, so taking it en passant
 * is a capture on one of its squares.
 */
final class PawnSteps {

  private static final long[] STARTS = {0xFF00L, 0xFF000000000000L};

  private final Reach reach;
  private final Crew crew;

  PawnSteps(Reach reach) {
    this.reach = reach;
    this.crew = reach.crew;
  }

  void spread(int man) {
    int side = crew.side[man];
    long takes =
        Compass.pawnAttacks(side, crew.reach[man])
            & reach.takeSquares(side ^ 1)
            & ~reach.steadyKing(side ^ 1);
    if (takes != 0) {
      crew.take(man, takes);
    }
    long away = takes | (Compass.push(side, crew.offFile[man]) & ~reach.solid());
    crew.enterAsPawn(man, pushes(man), away);
    spreadPromoted(man, (crew.onFile[man] | crew.offFile[man]) & Compass.LAST_RANKS);
  }

  private void spreadPromoted(int man, long born) {
    long squares = crew.promoted[man] | born;
    if (squares == 0) {
      return;
    }
    long targets =
        reach.targets(man, BitBoard.QUEEN, squares) | reach.targets(man, BitBoard.KNIGHT, squares);
    long free = targets & ~reach.steadyKing(crew.side[man] ^ 1);
    crew.take(man, free);
    crew.enterPromoted(man, squares | free);
  }

  /** Steps of a pawn that has not left its file. */
  private long pushes(int man) {
    int side = crew.side[man];
    long open = ~reach.solid() & limit(man);
    long single = Compass.push(side, crew.onFile[man]) & open;
    long fromStart = Compass.push(side, crew.onFile[man] & STARTS[side]) & single;
    return single | (Compass.push(side, fromStart) & open);
  }

  /** The squares before the enemy pawns that stay on the file. */
  private long limit(int man) {
    long limit = -1;
    int file = crew.home[man] & 7;
    for (int other = 0; other < crew.count; other++) {
      boolean stays =
          !crew.takeable[other] && (crew.squares(other) & ~(Compass.FILE_A << file)) == 0;
      if (stays && faces(man, other)) {
        limit &= crew.side[man] == 0 ? (1L << crew.home[other]) - 1 : -2L << crew.home[other];
      }
    }
    return limit;
  }

  private boolean faces(int man, int other) {
    boolean isAhead = crew.home[other] > crew.home[man] == (crew.side[man] == 0);
    return crew.role[other] == BitBoard.PAWN && crew.side[other] != crew.side[man] && isAhead;
  }
}
