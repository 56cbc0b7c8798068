package org.escaque.tracking;

import org.escaque.chess.Move;

/** When a victim left and its taker came: what hands do in other times was another capture. */
record Exchanges(Hands hands) {

  /** The exchange took longer or shorter than hands take, or another man was exchanged. */
  boolean isDoubtful(Line line, Reach reach, int landing) {
    return isShaken(line, reach, landing)
        || isTooSlow(line, reach)
        || isEarlyGap(reach, landing)
        || isTooEarly(reach, landing)
        || isOtherGlimpsed(line, reach)
        || reach.victim() != 0 && isOtherExchanged(line, reach);
  }

  /**
   * The victim was off its square longer than a capture takes, and other men were handled; or its
   * taker was up all the while, and no hand waits so long with him.
   */
  private boolean isTooSlow(Line line, Reach reach) {
    int to = reach.to();
    if (reach.victim() == 0
        || !hands.liftedSince(to, line.since)
        || !hands.placedSince(to, line.since)) {
      return false;
    }
    boolean waited =
        reach.move() instanceof Move.Normal && hands.liftOrder(to) > hands.liftOrder(reach.from());
    boolean others = (hands.liftedAfter(line.since) & ~reach.involved()) != 0;
    return !hands.paces().exchangedSoon(to) && (others || waited && hands.hasGaps());
  }

  /** The victim's gap was too short for a lift, and hands had to do with other men meanwhile. */
  private boolean isShaken(Line line, Reach reach, int landing) {
    return landing == Cost.SHORT_GAP
        && reach.victim() != 0
        && hands.lastLiftOn(line.occupied() & ~reach.involved())
            > hands.shakenSince(reach.to(), reach.from(), line.since);
  }

  /** The victim's gap came before the taker left, by more than contacts blur it. */
  private boolean isEarlyGap(Reach reach, int landing) {
    boolean beside = (Neighbours.of(reach.to()) & reach.vacates()) != 0;
    return landing == Cost.SHORT_GAP
        && reach.victim() != 0
        && hands.paces().isGapBefore(reach.to(), reach.from(), beside);
  }

  /**
   * The victim's square was filled before its taker had left, or sooner than a hand carries him.
   */
  private boolean isTooEarly(Reach reach, int landing) {
    return reach.victim() != 0 && (landing == Cost.OVERLAPPED || landing == 0 && isTooSoon(reach));
  }

  private boolean isTooSoon(Reach reach) {
    return !hands.leftUnseen(reach.move().from())
        && !hands.paces().carried(reach.from(), reach.to());
  }

  /** Another man that the same mover may take was seen off his square while the mover was up. */
  private boolean isOtherGlimpsed(Line line, Reach reach) {
    return hands.hasGaps(line.since)
        && line.reaches().stream()
            .anyMatch(
                other ->
                    other.from() == reach.from()
                        && other.to() != reach.to()
                        && other.victim() != 0
                        && hands.gapAfterLift(other.to(), reach.from(), line.since));
  }

  /** A man that the same mover may take was seen to leave and to come back, or was taken. */
  boolean isOtherExchanged(Line line, Reach reach) {
    return line.reaches().stream()
        .filter(other -> other.from() == reach.from() && other.to() != reach.to())
        .anyMatch(other -> isExchanged(line, other));
  }

  private boolean isExchanged(Line line, Reach reach) {
    int to = reach.to();
    return reach.victim() != 0
        && hands.liftedSince(to, line.since)
        && hands.placeOrder(to) > hands.liftOrder(reach.from());
  }
}
