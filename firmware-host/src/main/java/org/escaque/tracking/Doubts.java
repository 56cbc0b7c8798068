package org.escaque.tracking;

import org.escaque.board.Square;
import org.escaque.chess.Move;

/**
 * Why a move of which every contact told need not be what was played: hands, or the other side's
 * men, leave the same squares in other ways too.
 *
 * @param ghosts squares that filled while no man was missing
 * @param doubted squares whose contacts are not believed
 */
record Doubts(Hands hands, long ghosts, long doubted) {

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
    return !hands.exchangedSoon(to) && hands.lastLiftOn(~reach.involved()) > line.since
        || waited && hands.hasGaps() && !hands.exchangedAtOnce(to);
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

  /** The squares changed as if by the move, but hands have done so otherwise too. */
  boolean isDoubtful(Line line, Reach reach, long rest, int landing) {
    return isShaken(line, reach, landing)
        || hands.isBrief(reach.from(), line.prior)
        || new TakingBack(hands).mayBe(line, reach)
        || isOthers(line, reach, rest)
        || isTooSlow(line, reach)
        || isEarlyGap(reach, landing)
        || isTooEarly(reach, landing)
        || isOtherMoved(line, reach, rest)
        || isBesideFilled(line, reach)
        || isBesideStop(line, reach)
        || isBent(line, reach)
        || isTakenOnTheWay(line, reach, rest)
        || isOtherGlimpsed(line, reach)
        || reach.victim() != 0 && isOtherExchanged(line, reach);
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
        && hands.isGapBefore(reach.to(), reach.from(), beside);
  }

  /**
   * The victim's square was filled before its taker had left, or sooner than a hand carries him.
   */
  private boolean isTooEarly(Reach reach, int landing) {
    return reach.victim() != 0 && (landing == Cost.OVERLAPPED || landing == 0 && isTooSoon(reach));
  }

  private boolean isTooSoon(Reach reach) {
    return !reach.isCastling()
        && !hands.leftUnseen(reach.move().from())
        && !hands.carried(reach.from(), reach.to());
  }

  /** Another man that the same mover may take was seen off his square while the mover was up. */
  private boolean isOtherGlimpsed(Line line, Reach reach) {
    return line.reaches().stream()
        .anyMatch(
            other ->
                other.from() == reach.from()
                    && other.to() != reach.to()
                    && other.victim() != 0
                    && hands.gapAfterLift(other.to(), reach.from(), line.since));
  }

  /** One that was knocked over before may have been put where this man came down. */
  private boolean isFallenMan(Line line, Reach reach) {
    long fallen = line.known & line.top.occupied(line.turn()).bits() & ~hands.wood;
    return fallen != 0
        && line.reaches().stream()
            .anyMatch(
                other ->
                    other.to() == reach.to()
                        && other.from() != reach.from()
                        && (other.vacates() & fallen) != 0);
  }

  /**
   * The man may have come down beside his goal, where a square was filled already or tells nothing,
   * and have closed the contact of the goal too.
   */
  private boolean isBesideFilled(Line line, Reach reach) {
    long filled = (line.known | doubted) & hands.wood & Neighbours.of(reach.to());
    return reach.victim() == 0
        && !reach.isCastling()
        && (line.goals(reach.from()) & filled) != 0
        && hands.areFallible();
  }

  /** On his way the man stopped before another, whom he may have taken and closed two contacts. */
  private boolean isBent(Line line, Reach reach) {
    long victims = line.victims(reach.from()) & hands.wood & ~reach.victim();
    victims &= reach.victim() == 0 ? Neighbours.of(reach.to()) : -1;
    boolean bent = false;
    for (long left = victims; left != 0; left &= left - 1) {
      var victim = Square.of(Long.numberOfTrailingZeros(left));
      bent |= isStopped(line, reach, victim);
    }
    return bent;
  }

  /** He stopped between his square and this man, and not between his square and his goal. */
  private boolean isStopped(Line line, Reach reach, Square victim) {
    var from = reach.move().from();
    for (long left = line.goals(reach.from()); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      var stop = Square.of(at);
      if (hands.placedSince(at, line.since)
          && hands.liftOrder(at) > hands.placeOrder(at)
          && Line.isBetween(from, stop, victim)
          && !Line.isBetween(from, stop, reach.move().to())) {
        return true;
      }
    }
    return false;
  }

  /** The man stopped there and left again; he may have taken the one beside and closed both. */
  private boolean isBesideStop(Line line, Reach reach) {
    return reach.victim() == 0
        && reach.move() instanceof Move.Normal
        && hands.isAgain(reach.to(), line.since)
        && (line.victims(reach.from()) & Neighbours.of(reach.to()) & hands.wood) != 0;
  }

  /**
   * Another man of the mover's side was up, and what he may have filled was filled: he is back and
   * it is filled still, or he is off the board and it is empty again.
   */
  private boolean isOtherMoved(Line line, Reach reach, long rest) {
    return line.reaches().stream()
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

  /** The man stopped where another of the other side, lifted then, may take him. */
  private boolean isTakenOnTheWay(Line line, Reach reach, long rest) {
    long up = rest & ~hands.wood & line.top.occupied(line.turn().opponent()).bits();
    for (long left = up == 0 ? 0 : line.goals(reach.from()); left != 0; left &= left - 1) {
      int stop = Long.numberOfTrailingZeros(left);
      boolean taken =
          stop != reach.to()
              && hands.placedSince(stop, line.since)
              && hands.liftOrder(stop) > hands.placeOrder(stop);
      long takers = line.top.attackers(Square.of(stop), line.turn().opponent()).bits() & up;
      if (taken && hands.lastLiftOn(takers) > hands.placeOrder(stop)) {
        return true;
      }
    }
    return false;
  }

  /** The mover was knocked over with others in an earlier turn: he may only be put back. */
  private boolean isPickedUp(Line line, Reach reach) {
    long fallen = line.known & line.top.occupied(line.turn()).bits() & ~hands.wood;
    return (fallen & reach.vacates()) != 0 && Long.bitCount(fallen) > 1;
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

  /** Other men stand wrong, but for one that was lifted for a reply when the move stood. */
  boolean isDisturbed(Line line, Reach reach, long rest) {
    long theirs = line.top.occupied(line.turn().opponent()).bits();
    long wrong = rest & ~(ghosts & hands.wood);
    boolean reply =
        Long.bitCount(wrong) == 1
            && (wrong & theirs & ~hands.wood) != 0
            && hands.lastLiftOn(wrong) > hands.placeOrder(reach.to());
    return wrong != 0 && !reply || isPickedUp(line, reach) || isFallenMan(line, reach);
  }
}
