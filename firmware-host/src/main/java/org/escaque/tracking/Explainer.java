package org.escaque.tracking;

import java.util.List;
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
 * @param broken nothing is trusted ({@link Trust#BROKEN})
 * @param suspect squares that may be dead for all that is known, on a board on which some may be
 * @param held squares that may be stuck, where nothing is trusted
 * @param named the piece that was named for a promotion of this turn
 * @param blind hands were at work while the board could not be seen
 */
record Explainer(
    Hands hands,
    long doubted,
    long ghosts,
    boolean broken,
    long suspect,
    long held,
    @Nullable Role named,
    boolean blind) {

  /** More squares than this are not wrong beside a man that stands. */
  private static final int MOST_STANDING = 4;

  /** What explains the wood that a tracker has felt. */
  static Explainer of(Tracker tracker) {
    var senses = tracker.senses;
    var stays = senses.health().stays();
    boolean broken = tracker.trust() == Trust.BROKEN;
    return new Explainer(
        senses.hands(),
        tracker.doubted(),
        senses.health().ghosts(),
        broken,
        broken || stays.isSuspicious() ? stays.unproved() : 0,
        broken ? stays.unopened() : 0,
        tracker.turn.named(),
        senses.blind());
  }

  private Doubts doubts() {
    return new Doubts(hands, ghosts, doubted, suspect);
  }

  private Leftovers leftovers() {
    return new Leftovers(hands, ghosts);
  }

  private TakingBack takingBack() {
    return new TakingBack(hands);
  }

  private Castlings castlings() {
    return new Castlings(hands, doubted);
  }

  private StuckOrigins stuckOrigins() {
    return new StuckOrigins(hands, doubted, broken, leftovers(), castlings());
  }

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
    long lifted = rest & line.arrived();
    if ((lifted & ~line.takeable()) != 0
        || Long.bitCount(rest) > MOST_STANDING
        || Long.bitCount(rest & hands.wood) > Long.bitCount(rest & ~hands.wood & ~lifted)) {
      return;
    }
    int cost = line.cost + leftovers().cost(line, line.turn().opponent(), 0, rest, line.since);
    boolean stood =
        hands.paces().rested(lifted)
            && (lifted == 0 || isTakerUp(line, lifted, rest) || !line.mayGoOn());
    var landing = stood ? line.lastLanding() : Landing.UNSEEN;
    found.add(new Explanation(line, null, cost + readCost(line, line.top), landing, rest));
  }

  /** A man that may take one of these is in the air. */
  private boolean isTakerUp(Line line, long victims, long rest) {
    long up = rest & ~hands.wood;
    return line.reaches().stream()
        .anyMatch(reply -> (reply.victim() & victims) != 0 && (reply.vacates() & up) != 0);
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
      stuckOrigins().add(line, reach, found);
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
    int landing = read == ReadMen.CONFIRM ? 0 : landingCost(line, reach, rest);
    if (landing < 0) {
      return;
    }
    int left = hands.lastLiftOn(reach.vacates());
    int turned = doubted == 0 ? line.prior : line.since;
    boolean leaving = left > turned || reach.vacates() == 0;
    int gone = leaving ? left : Math.max(left, hands.placeOrder(reach.to()));
    int cost =
        landing + line.cost + leftovers().cost(line, line.turn(), reach.victim(), rest, gone);
    cost += leftovers().besideCost(line, reach, rest);
    cost += unnamed + readCost(line, reach);
    int early = read == ReadMen.CONFIRM ? 0 : earlyCost(line, reach);
    cost += early;
    if (!leaving) {
      cost += new OtherMen(hands).isOutdone(line, reach, rest) ? Cost.OUTDONE : Cost.UNSEEN_LEAVING;
    }
    if (landing == Cost.UNKNOWN_LANDING && new Exchanges(hands).isOtherExchanged(line, reach)) {
      cost += Cost.VICTIM_ADJUSTED;
    }
    boolean felt = leaving && landing < Cost.UNKNOWN_LANDING && !isTakenBack(line, reach, rest);
    var told = felt ? told(line, reach, rest, landing, read, early) : Landing.UNSEEN;
    found.add(new Explanation(line, reach, cost, told, rest));
  }

  private Landing told(Line line, Reach reach, long rest, int landing, ReadMen read, int early) {
    if (read != ReadMen.CONFIRM
        && (early != 0 || doubts().isDoubtful(line, reach, rest, landing))) {
      return Landing.DOUBTFUL;
    }
    boolean disturbed = doubts().isDisturbed(line, reach, rest);
    disturbed |= landing == Cost.HANDS_UNSEEN && rest != 0;
    return disturbed ? Landing.DISTURBED : Landing.FELT;
  }

  /** The man is in the air for the contacts, and nothing else is wrong. */
  private void addUnfelt(
      Line line, Reach reach, long rest, long missed, int unnamed, List<Explanation> found) {
    boolean isMute = (missed & ~line.known) == 0;
    long begun = rest & ~missed;
    boolean isBeside = isBesideDead(line, reach, missed, begun);
    if (reach.isCastling() && !isMute && !castlings().isHalfFelt(line, reach)
        || !isBeside && !leftovers().isReplyBegun(line, reach, begun)) {
      return;
    }
    if ((missed & ~rest) != 0 || !hasLeft(line, reach)) {
      return;
    }
    int blind = reach.isCastling() ? Cost.BLIND_CASTLING : Cost.BLIND_LANDING;
    int cost = line.cost + unnamed + (isMute ? Cost.MUTE_LANDING : blind);
    cost += readCost(line, reach);
    cost += begun == 0 ? 0 : isBeside ? Cost.CROSSTALK : Cost.REPLY_BEGUN;
    var landing = isMute || reach.isCastling() ? Landing.UNSEEN : Landing.UNFELT;
    found.add(new Explanation(line, reach, cost, landing, rest));
  }

  /** The goal may be dead, and the man that came there closes a contact beside it. */
  private boolean isBesideDead(Line line, Reach reach, long missed, long begun) {
    return broken
        && (missed & suspect) != 0
        && Long.bitCount(begun) == 1
        && (begun & hands.wood & Neighbours.of(reach.to())) != 0
        && hands.lastPlacedOn(begun) > line.since;
  }

  /** What a driver that knows men read against the move. */
  private int readCost(Line line, Reach reach) {
    return hands.seen().isAny() ? readCost(line, line.top.play(reach.move())) : 0;
  }

  private int readCost(Line line, Position position) {
    if (!hands.seen().isAny()) {
      return 0;
    }
    // Who came down unseen is read sooner or later, unless he was taken.
    long unread = line.known & position.occupied().bits() & ~hands.wood & ~doubted;
    return Cost.OTHER_MAN_READ * (hands.seen().contradictions(position) + Long.bitCount(unread));
  }

  /** What it costs that the man came down where the move takes it; negative if it cannot be. */
  private int landingCost(Line line, Reach reach, long rest) {
    if (reach.isCastling()) {
      return castlings().cost(line, reach);
    }
    if (reach.victim() != 0) {
      return unseenCost(line, reach, rest, captureCost(line, reach));
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
    return castlings().twinCost(line, reach);
  }

  /** What it costs that the goal of a plain move was filled before its man had left. */
  private int earlyCost(Line line, Reach reach) {
    boolean plain = reach.move() instanceof Move.Normal && reach.victim() == 0;
    boolean early = hands.paces().isFilledEarly(reach.to(), reach.from(), line.since);
    return plain && early ? Cost.LANDED_EARLY : 0;
  }

  private boolean isTakenBack(Line line, Reach reach, long rest) {
    return takingBack().isUnseen(line, reach, rest) && captureCost(line, reach) == Cost.UNSEEN_SWAP;
  }

  /** What a capture costs: an exchange that nothing showed is not always as hard to believe. */
  private int unseenCost(Line line, Reach reach, long rest, int cost) {
    if (cost != Cost.UNSEEN_SWAP) {
      return cost;
    }
    if (takingBack().isUnseen(line, reach, rest)) {
      return Cost.TAKEN_BACK;
    }
    return isHeld(line, reach, rest) ? Cost.HELD_VICTIM : cost;
  }

  /** The victim's contact may be stuck, and the taker closed the one beside it. */
  private boolean isHeld(Line line, Reach reach, long rest) {
    long beside = rest & hands.wood & Neighbours.of(reach.to());
    return (reach.victim() & held) != 0 && hands.lastPlacedOn(beside) > line.since;
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
}
