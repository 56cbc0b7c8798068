package org.escaque.tracking;

import java.util.List;

/**
 * A man was felt to arrive, and the square that it left stays closed.
 *
 * @param doubted squares whose contacts are not believed
 * @param broken nothing is trusted ({@link Trust#BROKEN})
 */
record StuckOrigins(
    Hands hands, long doubted, boolean broken, Leftovers leftovers, Castlings castlings) {

  /** Adds this reading of a move, if the contacts can mean it. */
  void add(Line line, Reach reach, List<Explanation> found) {
    long rest = (hands.wood ^ reach.after()) & ~doubted & ~(line.known & ~reach.vacates());
    long stays = rest & reach.vacates();
    if (Long.bitCount(stays) != 1) {
      return;
    }
    boolean came =
        reach.isCastling() ? castlings.isCastled(line, reach, stays) : hasCome(line, reach);
    if (!came) {
      return;
    }
    boolean beside = hands.paces().closedWithNeighbour(stays, reach.fills() | reach.victim());
    long others = rest & ~stays;
    boolean fits =
        others == 0
            || beside && (others & reach.involved()) == 0
            || isReplyBegun(line, reach, others)
            || broken && isMissing(reach, others);
    if (fits) {
      int stuck = reach.isCastling() ? Cost.STUCK_CASTLING : Cost.STUCK_ORIGIN;
      int cost = line.cost + (beside ? Cost.CROSSTALK : stuck) + reach.unnamedCost();
      int left = hands.lastLiftOn(reach.vacates());
      cost += leftovers.cost(line, line.turn(), reach.victim(), rest & ~stays, left);
      var landing = beside ? Landing.UNSEEN : Landing.STUCK;
      found.add(new Explanation(line, reach, cost, landing, rest));
    }
  }

  private boolean isReplyBegun(Line line, Reach reach, long others) {
    int came = Math.max(hands.placeOrder(reach.to()), line.since);
    return !hands.seen().isAny()
        && hands.lastLiftOn(others) > came
        && leftovers.isReplyBegun(line, reach, others);
  }

  /** One man that had nothing to do with the move was lifted after it. */
  private boolean isMissing(Reach reach, long others) {
    return Long.bitCount(others) == 1
        && (others & (hands.wood | reach.involved())) == 0
        && hands.lastLiftOn(others) > hands.placeOrder(reach.to());
  }

  private boolean hasCome(Line line, Reach reach) {
    int to = reach.to();
    boolean brushed =
        reach.victim() != 0
            && hands.liftedSince(reach.from(), line.since)
            && hands.gapAfterLift(to, reach.from(), line.since);
    return brushed
        || hands.placedSince(to, line.since)
            && (reach.victim() == 0 || hands.liftedSince(to, line.since));
  }
}
