package org.escaque.tracking;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.jspecify.annotations.Nullable;

/**
 * Compares the wood with the positions after the legal moves of a line and says what each would
 * cost to believe. Two kinds of evidence: settled occupancy decides what stands, lifts and short
 * gaps decide which man left.
 *
 * @param doubted squares whose contacts are not believed
 * @param ghosts squares that filled while no man was missing
 * @param named the piece that was named for a promotion of this turn
 * @param blind hands were at work while the board could not be seen
 */
record Explainer(Hands hands, long doubted, long ghosts, @Nullable Role named, boolean blind) {

  /** Adds all explanations of the wood by one more legal move of the side to move. */
  void addMoves(Line line, List<Explanation> found) {
    for (var reach : line.reaches()) {
      addMove(line, reach, found);
    }
  }

  /**
   * Adds the explanation that the line's own last ply stands and the reply has begun at most. A man
   * that was lifted from where it had come down stands there no more, unless the reply takes it.
   */
  void addStanding(Line line, List<Explanation> found) {
    long rest = (hands.wood ^ line.occupied()) & ~doubted & ~line.known;
    long taken = rest & line.takeable();
    if ((rest & hands.wood) != 0
        || Long.bitCount(rest) > 2
        || (rest & ~taken & line.arrived()) != 0) {
      return;
    }
    int cost = line.cost + restCost(line, line.turn().opponent(), 0, rest, line.since);
    found.add(
        new Explanation(line, null, cost + readCost(line, line.top), line.lastLanding(), rest));
  }

  private void addMove(Line line, Reach reach, List<Explanation> found) {
    if (named != null && reach.move() instanceof Move.Promotion && !reach.becomes(named)) {
      return;
    }
    var read = ReadMen.of(hands, line, reach);
    if (read == ReadMen.CONTRADICT) {
      return;
    }
    if ((reach.vacates() & hands.wood & ~doubted) != 0) {
      addStuck(line, reach, found);
      return;
    }
    long rest = (hands.wood ^ reach.after()) & ~doubted & ~(line.known & ~reach.involved());
    if (line.unpressed > 0 && (rest & ~hands.wood & line.arrived() & ~reach.victim()) != 0) {
      // What came down there was lifted again: it had not moved there after all.
      return;
    }
    long missed = (reach.fills() | reach.victim()) & ~hands.wood & ~doubted;
    int unnamed = named == null ? reach.unnamedCost() : 0;
    if (missed != 0) {
      addUnfelt(line, reach, rest, missed, unnamed, found);
      return;
    }
    int landing = read == ReadMen.CONFIRM ? 0 : landingCost(line, reach);
    if (landing < 0) {
      return;
    }
    int left = hands.lastLiftOn(reach.vacates());
    int turned = doubted == 0 ? line.prior : line.since;
    boolean leaving = left > turned || reach.vacates() == 0;
    int gone = leaving ? left : Math.max(left, hands.placeOrder(reach.to()));
    int cost = landing + line.cost + restCost(line, line.turn(), reach.victim(), rest, gone);
    cost += unnamed + readCost(line, reach);
    cost += read == ReadMen.CONFIRM ? 0 : earlyCost(line, reach);
    cost += leaving ? 0 : Cost.UNSEEN_LEAVING;
    boolean felt = leaving && landing < Cost.UNKNOWN_LANDING;
    var told = isDisturbed(line, reach, rest) ? Landing.DISTURBED : Landing.FELT;
    found.add(new Explanation(line, reach, cost, felt ? told : Landing.UNSEEN, rest));
  }

  /** Other men stand wrong, but for one that was lifted for a reply when the move stood. */
  private boolean isDisturbed(Line line, Reach reach, long rest) {
    long theirs = line.top.occupied(line.turn().opponent()).bits();
    long wrong = rest & ~(ghosts & hands.wood);
    boolean reply =
        Long.bitCount(wrong) == 1
            && (wrong & theirs & ~hands.wood) != 0
            && hands.lastLiftOn(wrong) > hands.placeOrder(reach.to());
    return wrong != 0 && !reply;
  }

  /** The man was felt to arrive, and the square that it left stays closed. */
  private void addStuck(Line line, Reach reach, List<Explanation> found) {
    long rest = (hands.wood ^ reach.after()) & ~doubted & ~line.known;
    boolean oneStays = Long.bitCount(rest) == 1 && (rest & reach.vacates()) != 0;
    boolean came = reach.isCastling() ? isCastled(line, reach, rest) : hasCome(line, reach);
    if (oneStays && came) {
      int cost = line.cost + Cost.STUCK_ORIGIN + reach.unnamedCost();
      found.add(new Explanation(line, reach, cost, Landing.UNSEEN, rest));
    }
  }

  private boolean hasCome(Line line, Reach reach) {
    int to = reach.to();
    return hands.placedSince(to, line.since)
        && (reach.victim() == 0 || hands.liftedSince(to, line.since));
  }

  /** King and rook were felt to arrive, and one of them to leave if its contact is believed. */
  private boolean isCastled(Line line, Reach reach, long stays) {
    long left = reach.vacates() & ~stays;
    boolean untold = (left & ~doubted) == 0;
    return left != 0
        && (untold || hands.lastLiftOn(left) > line.prior)
        && hands.firstPlacedOn(reach.fills()) > line.since;
  }

  /** The man is in the air for the contacts, and nothing else is wrong. */
  private void addUnfelt(
      Line line, Reach reach, long rest, long missed, int unnamed, List<Explanation> found) {
    boolean isMute = (missed & ~line.known) == 0;
    long begun = rest & ~missed;
    if (reach.isCastling() && !isMute || !isReplyBegun(line, reach, begun)) {
      return;
    }
    if ((missed & ~rest) != 0 || !hasLeft(line, reach)) {
      return;
    }
    int cost = line.cost + unnamed + (isMute ? Cost.MUTE_LANDING : Cost.BLIND_LANDING);
    cost += readCost(line, reach);
    cost += begun == 0 ? 0 : Cost.REPLY_BEGUN;
    found.add(new Explanation(line, reach, cost, isMute ? Landing.UNSEEN : Landing.UNFELT, rest));
  }

  /** Nothing else is wrong, or one man of the other side is in the air that was lifted later. */
  private boolean isReplyBegun(Line line, Reach reach, long begun) {
    long theirs = line.top.occupied(line.turn().opponent()).bits();
    return begun == 0
        || Long.bitCount(begun) == 1
            && (begun & theirs & ~hands.wood) != 0
            && hands.lastLiftOn(begun) > hands.lastLiftOn(reach.vacates());
  }

  /** What a driver that knows men read against the move. */
  private int readCost(Line line, Reach reach) {
    return hands.hasReadMen() ? readCost(line, line.top.play(reach.move())) : 0;
  }

  private int readCost(Line line, Position position) {
    if (!hands.hasReadMen()) {
      return 0;
    }
    // Who came down unseen is read sooner or later, unless he was taken.
    long unread = line.known & position.occupied().bits() & ~hands.wood & ~doubted;
    return Cost.OTHER_MAN_READ * (hands.contradictions(position) + Long.bitCount(unread));
  }

  /** What it costs that the man came down where the move takes it; negative if it cannot be. */
  private int landingCost(Line line, Reach reach) {
    if (reach.isCastling()) {
      return castlingCost(line, reach);
    }
    if (reach.victim() != 0) {
      return captureCost(line, reach);
    }
    if ((reach.fills() & doubted) != 0 && !hands.placedSince(reach.to(), line.since)) {
      return hasLeft(line, reach) ? Cost.UNKNOWN_LANDING : -1;
    }
    boolean ghost = (reach.fills() & line.known) != 0;
    if (ghost && !hands.placedSince(reach.to(), line.since)) {
      return hasLeft(line, reach) ? Cost.LANDED_ON_GHOST : -1;
    }
    if (!blind && reach.fills() != 0 && !hands.placedSince(reach.to(), line.since)) {
      return Cost.LANDED_ON_GHOST;
    }
    return twinOfCastlingCost(line, reach);
  }

  /** What it costs that the goal of a plain move was filled before its man had left. */
  private int earlyCost(Line line, Reach reach) {
    boolean plain = reach.move() instanceof Move.Normal && reach.victim() == 0;
    return plain
            && hands.placedSince(reach.to(), line.since)
            && !hands.placedAfterLift(reach.to(), reach.from(), line.since)
        ? Cost.LANDED_EARLY
        : 0;
  }

  private int captureCost(Line line, Reach reach) {
    int from = reach.from();
    int to = reach.to();
    int since = line.since;
    boolean victimLeft = hands.liftedSince(to, since) || (line.known & reach.victim()) != 0;
    if (victimLeft && hands.placedAfterLift(to, from, since)) {
      return hands.placeOrder(to) > hands.liftOrder(from) ? 0 : Cost.OVERLAPPED;
    }
    if ((reach.move().from().bit() & hands.wood & ~doubted) != 0) {
      return -1;
    }
    boolean left = hasLeft(line, reach);
    if (blind) {
      return Cost.HANDS_UNSEEN;
    }
    if (hands.gapAfterLift(to, from, since)) {
      return Cost.SHORT_GAP;
    }
    if ((reach.victim() & doubted) != 0) {
      return left ? Cost.UNKNOWN_LANDING : -1;
    }
    return left && (reach.victim() & hands.wood) != 0 ? Cost.UNSEEN_SWAP : -1;
  }

  /** What it costs to believe a move that was followed by another before it stood by itself. */
  int passingCost(Line line, Reach reach) {
    int cost = line.cost + Cost.UNPRESSED + (named == null ? reach.unnamedCost() : 0);
    if (blind || reach.victim() == 0) {
      return cost;
    }
    int left = reach.to();
    boolean seen =
        hands.liftedSince(left, line.since)
            && hands.placedAfterLift(left, reach.from(), line.since);
    return seen ? cost : cost + Cost.UNSEEN_SWAP;
  }

  /** The mover's square is empty, as a believed contact says. */
  private boolean hasLeft(Line line, Reach reach) {
    long from = reach.move().from().bit();
    return (from & (hands.wood | doubted)) == 0
        && (blind || hands.liftOrder(reach.from()) > line.prior);
  }

  /** In Chess960 king and rook may end where the other squares tell nothing: the lifts do. */
  private int castlingCost(Line line, Reach reach) {
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
  private int twinOfCastlingCost(Line line, Reach reach) {
    for (var other : line.reaches()) {
      if (other.move() instanceof Move.Castling castling && other.after() == reach.after()) {
        int lifts = liftsCost(line, castling);
        return lifts < 0 ? 0 : Cost.OTHER_LIFTS - 1 - lifts;
      }
    }
    return 0;
  }

  private int restCost(Line line, Side mover, long victim, long rest, int moverLeft) {
    long own = line.top.occupied(mover).bits();
    int cost = 0;
    boolean dropped = victim == 0 || hands.lastLiftOn(victim) <= line.since;
    int replies = 0;
    for (long left = rest; left != 0; left &= left - 1) {
      long bit = left & -left;
      if ((ghosts & hands.wood & bit) != 0) {
        cost += Cost.GHOST;
      } else if ((hands.wood & bit) != 0 && hands.closedWithNeighbour(bit, hands.wood & ~rest)) {
        cost += Cost.CROSSTALK;
      } else if ((hands.wood & bit) != 0) {
        cost += dropped ? Cost.EXTRA : Cost.VICTIM_DROPPED;
        dropped = true;
      } else if ((own & bit) == 0 && hands.lastLiftOn(bit) > moverLeft && replies++ == 0) {
        cost += Cost.REPLY_BEGUN;
      } else {
        cost += Cost.MISSING;
      }
    }
    return cost;
  }
}
