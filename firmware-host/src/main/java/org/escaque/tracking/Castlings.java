package org.escaque.tracking;

import java.util.List;
import org.escaque.chess.Move;

/**
 * What contacts tell of king and rook when they castle.
 *
 * @param doubted squares whose contacts are not believed
 */
record Castlings(Hands hands, long doubted) {

  /** King and rook were felt to arrive, and one of them to leave if its contact is believed. */
  boolean isCastled(Line line, Reach reach, long stays) {
    long left = reach.vacates() & ~stays;
    long came = reach.fills() & ~doubted;
    boolean untold = (left & ~doubted) == 0;
    return left != 0
        && came != 0
        && (untold || hands.lastLiftOn(left) > line.prior)
        && hands.firstPlacedOn(came) > line.since;
  }

  /** Both men were lifted, and one of them was felt to come down. */
  boolean isHalfFelt(Line line, Reach reach) {
    return Long.bitCount(reach.vacates()) == 2
        && hands.firstPlacedOn(reach.fills()) < Integer.MAX_VALUE
        && hands.firstPlacedOn(reach.fills()) > line.since
        && hands.liftsAfter(line.prior, reach.vacates()) == 2;
  }

  /** In Chess960 king and rook may end where the other squares tell nothing: the lifts do. */
  int cost(Line line, Reach reach) {
    if (Long.bitCount(reach.vacates()) == 2) {
      return 0;
    }
    int lifts = liftsCost(line, (Move.Castling) reach.move());
    if (lifts >= 0 || reach.vacates() == 0) {
      return lifts;
    }
    return hasPlainTwin(line, reach) ? Cost.OTHER_LIFTS : 0;
  }

  /** Whether a plain move leaves the same squares: where only the rook moves, none may. */
  private static boolean hasPlainTwin(Line line, Reach reach) {
    return line.reaches().stream()
        .anyMatch(other -> !other.isCastling() && other.after() == reach.after());
  }

  /** What it costs that both king and rook were lifted; negative if one of them was not. */
  private int liftsCost(Line line, Move.Castling castling) {
    int cost = 0;
    for (var square : List.of(castling.from(), castling.rookFrom())) {
      if (!isLifted(line, square.index())) {
        if (!hands.gapSince(square.index(), line.since)) {
          return -1;
        }
        cost = Cost.SHORT_GAP;
      }
    }
    return cost;
  }

  private boolean isLifted(Line line, int square) {
    return hands.liftedSince(square, line.since) || (line.known >>> square & 1) != 0;
  }

  /** A plain move of king or rook pays if castling leaves the same squares and both were lifted. */
  int twinCost(Line line, Reach reach) {
    for (var other : line.reaches()) {
      if (other.move() instanceof Move.Castling castling && other.after() == reach.after()) {
        int lifts = liftsCost(line, castling);
        return lifts < 0 ? 0 : Cost.OTHER_LIFTS - 1 - lifts;
      }
    }
    return 0;
  }
}
