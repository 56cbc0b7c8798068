package org.escaque.tracking;

/**
 * Why a move of which every contact told need not be what was played: hands, or the other side's
 * men, leave the same squares in other ways too.
 *
 * @param ghosts squares that filled while no man was missing
 * @param doubted squares whose contacts are not believed
 * @param suspect squares that may be dead for all that is known, on a board on which some may be
 */
record Doubts(Hands hands, long ghosts, long doubted, long suspect) {

  private Exchanges exchanges() {
    return new Exchanges(hands);
  }

  private OtherMen otherMen() {
    return new OtherMen(hands);
  }

  /** The squares changed as if by the move, but hands have done so otherwise too. */
  boolean isDoubtful(Line line, Reach reach, long rest, int landing) {
    return hands.paces().isBrief(reach.from(), line.prior)
        || exchanges().isDoubtful(line, reach, landing)
        || otherMen().isDoubtful(line, reach, rest)
        || new Stops(hands).isDoubtful(line, reach, rest)
        || new TakingBack(hands).mayBe(line, reach)
        || isBesideFilled(line, reach);
  }

  /**
   * The man may have come down beside his goal, where a square was filled already or tells nothing,
   * and have closed the contact of the goal too.
   */
  private boolean isBesideFilled(Line line, Reach reach) {
    long filled = hands.areFallible() ? (line.known | doubted) & hands.wood : 0;
    long beside = (filled | suspect & ~hands.wood) & Neighbours.of(reach.to());
    return reach.victim() == 0 && !reach.isCastling() && (line.goals(reach.from()) & beside) != 0;
  }

  /** Other men stand wrong, but for one that was lifted for a reply when the move stood. */
  boolean isDisturbed(Line line, Reach reach, long rest) {
    long theirs = line.top.occupied(line.turn().opponent()).bits();
    long wrong = rest & ~(ghosts & hands.wood);
    boolean reply =
        Long.bitCount(wrong) == 1
            && (wrong & theirs & ~hands.wood) != 0
            && hands.lastLiftOn(wrong) > hands.placeOrder(reach.to());
    return wrong != 0 && !reply
        || otherMen().isPickedUp(line, reach)
        || otherMen().isFallenMan(line, reach);
  }
}
