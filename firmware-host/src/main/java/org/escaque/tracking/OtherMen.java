package org.escaque.tracking;

/** Men beside the mover, of both sides, that may have done what the contacts tell. */
record OtherMen(Hands hands) {

  /** Another man may stand on the goal, or have moved instead. */
  boolean isDoubtful(Line line, Reach reach, long rest) {
    return isOthers(line, reach, rest) || isOtherMoved(line, reach, rest);
  }

  /** The other side lifted a man that may stand there now, before the square was filled. */
  private boolean isOthers(Line line, Reach reach, long rest) {
    var theirs = line.top.attackers(reach.move().to(), line.turn().opponent());
    long up = reach.victim() == 0 ? theirs.bits() & rest & ~hands.wood : 0;
    for (long left = up; left != 0; left &= left - 1) {
      int lifted = hands.liftOrder(Long.numberOfTrailingZeros(left));
      if (lifted > hands.liftOrder(reach.from()) && lifted < hands.placeOrder(reach.to())) {
        return true;
      }
    }
    return false;
  }

  /**
   * Another man of the mover's side was up, and what he may have filled was filled: he is back and
   * it is filled still, or he is off the board and it is empty again.
   */
  private boolean isOtherMoved(Line line, Reach reach, long rest) {
    long others = line.top.occupied(line.turn()).bits() & ~reach.move().from().bit();
    return (hands.liftedAfter(line.since) & others) != 0
        && line.reaches().stream()
            .anyMatch(
                other ->
                    other.from() != reach.from()
                        && other.fills() != 0
                        && hands.liftedSince(other.from(), line.since)
                        && hands.placedSince(other.to(), line.since)
                        && (isBack(other, rest) || isLost(other, rest) || isBefore(other, reach)));
  }

  /** He filled the goal, and is back, before the man of this move had left. */
  private boolean isBefore(Reach other, Reach reach) {
    return other.to() == reach.to()
        && reach.victim() == 0
        && hands.placeOrder(other.to()) > hands.liftOrder(other.from())
        && hands.placeOrder(other.to()) < hands.liftOrder(reach.from());
  }

  private boolean isBack(Reach other, long rest) {
    return (other.fills() & rest & hands.wood) != 0
        && hands.placeOrder(other.from()) > hands.liftOrder(other.from());
  }

  private boolean isLost(Reach other, long rest) {
    return (other.vacates() & rest & ~hands.wood) != 0
        && hands.placeOrder(other.to()) > hands.liftOrder(other.from())
        && hands.liftOrder(other.to()) > hands.placeOrder(other.to());
  }

  /** Another man of the side to move left before the square filled, is up and may go there. */
  boolean isOutdone(Line line, Reach reach, long rest) {
    return line.reaches().stream()
        .filter(other -> other.to() == reach.to() && other.from() != reach.from())
        .anyMatch(
            other ->
                (rest & ~hands.wood & other.vacates()) != 0
                    && hands.liftedSince(other.from(), line.since)
                    && hands.liftOrder(other.from()) < hands.placeOrder(reach.to()));
  }

  /** The mover was knocked over with others in an earlier turn: he may only be put back. */
  boolean isPickedUp(Line line, Reach reach) {
    long fallen = line.known & line.top.occupied(line.turn()).bits() & ~hands.wood;
    return (fallen & reach.vacates()) != 0 && Long.bitCount(fallen) > 1;
  }

  /** One that was knocked over before may have been put where this man came down. */
  boolean isFallenMan(Line line, Reach reach) {
    long fallen = line.known & line.top.occupied(line.turn()).bits() & ~hands.wood;
    return fallen != 0
        && line.reaches().stream()
            .anyMatch(
                other ->
                    other.to() == reach.to()
                        && other.from() != reach.from()
                        && (other.vacates() & fallen) != 0);
  }
}
