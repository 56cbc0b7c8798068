package org.escaque.tracking;

import org.escaque.board.Side;

/**
 * What the squares cost that a reading of the wood leaves unexplained.
 *
 * @param ghosts squares that filled while no man was missing
 */
record Leftovers(Hands hands, long ghosts) {

  /**
   * What it takes to believe that {@code rest} is wrong beside the move.
   *
   * @param victim where a man was taken; 0 if none was
   * @param moverLeft the number of the lift with which the move began
   */
  int cost(Line line, Side mover, long victim, long rest, int moverLeft) {
    long own = line.top.occupied(mover).bits();
    int cost = 0;
    boolean dropped = victim == 0 || hands.lastLiftOn(victim) <= line.since;
    int replies = 0;
    long fallen = rest & ~hands.wood;
    for (long left = rest; left != 0; left &= left - 1) {
      long bit = left & -left;
      if ((hands.wood & bit) != 0) {
        long from = dropped ? fellFrom(bit, fallen) : 0;
        cost += extraCost(line, bit, rest, moverLeft, dropped, from);
        fallen &= ~from;
        dropped = true;
      } else if ((own & bit) == 0 && hands.lastLiftOn(bit) > moverLeft && replies++ == 0) {
        cost += Cost.REPLY_BEGUN;
      } else {
        cost += Cost.MISSING;
      }
    }
    return cost;
  }

  private int extraCost(
      Line line, long bit, long rest, int moverLeft, boolean dropped, long fellFrom) {
    if ((ghosts & bit) != 0 && isOld(bit, line.since, moverLeft)) {
      return Cost.GHOST;
    }
    if (hands.paces().closedWithNeighbour(bit, hands.wood & ~rest)) {
      return Cost.CROSSTALK;
    }
    if (fellFrom != 0) {
      return Cost.FALLEN;
    }
    return dropped ? Cost.EXTRA : Cost.VICTIM_DROPPED;
  }

  /** Filled in an earlier turn, or long before the mover left: no trace of this move. */
  private boolean isOld(long bit, int since, int moverLeft) {
    return hands.lastPlacedOn(bit) <= since || hands.paces().stoodBefore(bit, moverLeft);
  }

  /** A man beside the square that is not felt any more and left before it filled; 0 if none. */
  private long fellFrom(long bit, long fallen) {
    int square = Long.numberOfTrailingZeros(bit);
    for (long left = fallen & Neighbours.of(square); left != 0; left &= left - 1) {
      int beside = Long.numberOfTrailingZeros(left);
      if (hands.liftOrder(beside) > 0 && hands.liftOrder(beside) < hands.placeOrder(square)) {
        return 1L << beside;
      }
    }
    return 0;
  }

  /**
   * A man comes down and closes another contact too, or one that it stopped on stays closed. A
   * capture so looks like a quiet move and a victim that was only adjusted: neither is certain.
   */
  int besideCost(Line line, Reach reach, long rest) {
    if (reach.isCastling() || !hands.placedSince(reach.to(), line.since)) {
      return 0;
    }
    if (reach.victim() == 0) {
      return isVictimAdjusted(line, reach) ? Cost.VICTIM_ADJUSTED : 0;
    }
    long others = rest & hands.wood & line.goals(reach.from());
    for (long left = others; left != 0; left &= left - 1) {
      long bit = left & -left;
      int other = Long.numberOfTrailingZeros(bit);
      boolean stop = hands.placeOrder(other) < hands.liftOrder(reach.to());
      boolean beside =
          (Neighbours.of(reach.to()) & bit) != 0 && hands.paces().placedNear(other, reach.to());
      if ((stop || beside) && !hands.paces().closedWithNeighbour(bit, hands.wood & ~rest)) {
        return Cost.BESIDE - Cost.EXTRA;
      }
    }
    return 0;
  }

  /**
   * A man that the mover may take was put down again after the mover had left: beside the goal,
   * when that filled, or so soon that no other hand will have done it.
   */
  private boolean isVictimAdjusted(Line line, Reach reach) {
    long beside = Neighbours.of(reach.to());
    for (long left = line.victims(reach.from()) & hands.wood; left != 0; left &= left - 1) {
      int victim = Long.numberOfTrailingZeros(left);
      boolean near = (beside & left & -left) != 0 && hands.paces().placedNear(victim, reach.to());
      if (hands.liftedSince(victim, line.since)
          && hands.placeOrder(victim) > hands.liftOrder(reach.from())
          && (near || hands.paces().isQuick(victim, reach.from()))) {
        return true;
      }
    }
    return false;
  }

  /** Nothing else is wrong, or one man of the other side is in the air that was lifted later. */
  boolean isReplyBegun(Line line, Reach reach, long begun) {
    long theirs = line.top.occupied(line.turn().opponent()).bits();
    return begun == 0
        || Long.bitCount(begun) == 1
            && (begun & theirs & ~hands.wood) != 0
            && hands.lastLiftOn(begun) > hands.lastLiftOn(reach.vacates());
  }
}
