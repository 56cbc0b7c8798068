package org.escaque.tracking;

import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Move;

/** Where a man came down on his way and left again: what that tells against his move. */
record Stops(Hands hands) {

  /** The man may have taken beside his goal, or have been taken before he came there. */
  boolean isDoubtful(Line line, Reach reach, long rest) {
    boolean stopped = (hands.liftedAfter(line.since) & ~line.occupied()) != 0;
    return stopped
        && (isBesideStop(line, reach)
            || isBent(line, reach)
            || isGoingOn(line, reach)
            || isTakenOnTheWay(line, reach, rest));
  }

  /** A man came down there in this turn and left again. */
  private boolean isStop(int square, Line line) {
    return hands.placedSince(square, line.since)
        && hands.liftOrder(square) > hands.placeOrder(square);
  }

  /** The man stopped there and left again; he may have taken the one beside and closed both. */
  private boolean isBesideStop(Line line, Reach reach) {
    return reach.victim() == 0
        && reach.move() instanceof Move.Normal
        && hands.paces().isAgain(reach.to(), line.since)
        && (line.victims(reach.from()) & Neighbours.of(reach.to()) & hands.wood) != 0;
  }

  /** On his way the man stopped before another, whom he may have taken and closed two contacts. */
  private boolean isBent(Line line, Reach reach) {
    long victims = line.victims(reach.from()) & hands.wood & ~reach.victim();
    victims &= reach.victim() == 0 ? Neighbours.of(reach.to()) : -1;
    return new Occupancy(victims)
        .squares().stream().anyMatch(victim -> isStopped(line, reach, victim));
  }

  /** He stopped between his square and this man, and not between his square and his goal. */
  private boolean isStopped(Line line, Reach reach, Square victim) {
    var from = reach.move().from();
    for (long left = line.goals(reach.from()); left != 0; left &= left - 1) {
      int at = Long.numberOfTrailingZeros(left);
      var stop = Square.of(at);
      if (isStop(at, line)
          && Line.isBetween(from, stop, victim)
          && !Line.isBetween(from, stop, reach.move().to())) {
        return true;
      }
    }
    return false;
  }

  /** He came down and left again elsewhere after the goal had filled. */
  private boolean isGoingOn(Line line, Reach reach) {
    long stops = reach.isCastling() ? 0 : line.goals(reach.from()) & ~hands.wood;
    for (long left = stops; left != 0; left &= left - 1) {
      int stop = Long.numberOfTrailingZeros(left);
      if (isStop(stop, line)
          && hands.placedSince(reach.to(), line.since)
          && hands.placeOrder(stop) > hands.placeOrder(reach.to())) {
        return true;
      }
    }
    return false;
  }

  /** The man stopped where another of the other side, lifted then, may take him. */
  private boolean isTakenOnTheWay(Line line, Reach reach, long rest) {
    long up = rest & ~hands.wood & line.top.occupied(line.turn().opponent()).bits();
    for (long left = up == 0 ? 0 : line.goals(reach.from()); left != 0; left &= left - 1) {
      int stop = Long.numberOfTrailingZeros(left);
      boolean taken = stop != reach.to() && isStop(stop, line);
      long takers = line.top.attackers(Square.of(stop), line.turn().opponent()).bits() & up;
      if (taken && hands.lastLiftOn(takers) > hands.placeOrder(stop)) {
        return true;
      }
    }
    return false;
  }
}
