package org.escaque.tracking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;

/**
 * Plies that were played while the board could not be seen, found by the men that stand there now:
 * for drivers that know men. Every sequence of legal moves counts that leads to just these men, so
 * that nothing is certain which has a twin. Confined to one call.
 */
final class Sequels {

  /** More plies are not looked for: the ways are too many, and so are their twins. */
  static final int MOST = 4;

  /** Squares that castling changes beyond the two of other moves. */
  private static final int CASTLING = 2;

  private final Hands hands;

  /** A man may be missing that was lifted for the next move. */
  private final boolean begun;

  private final int length;
  private final List<Outcome> found = new ArrayList<>();

  private Sequels(Hands hands, int length, boolean begun) {
    this.hands = hands;
    this.length = length;
    this.begun = begun;
  }

  /** Whether every man that stands there was read, on squares that the driver believes. */
  static boolean readsAll(Tracker tracker) {
    var hands = tracker.senses.hands();
    boolean all = tracker.senses.doubted() == 0;
    for (long left = hands.wood; left != 0 && all; left &= left - 1) {
      all = hands.seen().on(Long.numberOfTrailingZeros(left)) != 0;
    }
    return all;
  }

  /**
   * What these presses have completed, in as few plies as explain it; empty if nothing does. Two
   * presses more than were told leave the lever as it was.
   *
   * @param presser who pressed last
   * @param presses how many were told, 0 if none was
   */
  static List<Outcome> of(Tracker tracker, Side presser, int presses) {
    for (int plies = presses; plies <= Math.min(presses + 2, MOST); plies += 2) {
      var outcomes =
          plies == 0
              ? List.<Outcome>of()
              : ending(tracker, presser, plies, plies <= Math.max(presses, 2));
      if (!outcomes.isEmpty()) {
        return outcomes;
      }
    }
    return List.of();
  }

  private List<Outcome> found() {
    found.sort(Comparator.comparingInt(Outcome::cost));
    return found;
  }

  /** All is explained by what stood there before and one move that nobody has pressed for. */
  static boolean isAtHome(Tracker tracker) {
    for (var line : tracker.complete()) {
      var hands = tracker.senses.hands();
      var standing = new Sequels(hands, 0, true);
      if (standing.stands(line.top, 0) || !exact(tracker, line, 1).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /**
   * All sequences of so many plies that end with who pressed.
   *
   * @param onward whether the next move may have begun, or be made: only where no more plies are
   *     guessed than were told
   */
  private static List<Outcome> ending(Tracker tracker, Side presser, int plies, boolean onward) {
    var lines =
        tracker.complete().stream()
            .filter(line -> (line.turn() == presser) == (plies % 2 == 1))
            .toList();
    var outcomes = new ArrayList<Outcome>();
    lines.forEach(line -> outcomes.addAll(exact(tracker, line, plies)));
    if (outcomes.isEmpty() && onward) {
      for (var line : lines) {
        outcomes.addAll(replied(tracker, line, plies));
        outcomes.addAll(search(tracker, line, plies, true));
      }
    }
    return outcomes;
  }

  private static List<Outcome> exact(Tracker tracker, Line line, int plies) {
    return search(tracker, line, plies, false);
  }

  /** The answer to the last of them stands already. */
  private static List<Outcome> replied(Tracker tracker, Line line, int plies) {
    var outcomes = new ArrayList<Outcome>();
    for (var more : exact(tracker, line, plies + 1)) {
      var made = more.plies().subList(0, plies);
      var shorter = after(line, made, tracker.senses.hands()).costing(more.cost());
      var outcome = new Outcome(made, shorter, null, Landing.FELT, 0);
      if (outcomes.stream().noneMatch(outcome::isSame)) {
        outcomes.add(outcome);
      }
    }
    return outcomes;
  }

  /** What happened on the squares that are not explained yet belongs to the next ply. */
  private static Line after(Line line, List<Ply> plies, Hands hands) {
    var longer = line;
    for (var ply : plies) {
      longer = longer.plus(ply, line.since, hands.wood, longer.cost + Cost.HANDS_UNSEEN);
    }
    int since = Math.min(hands.order, hands.firstPlacedOn(differing(hands, longer.top)) - 1);
    return longer.from(Math.max(line.since, since), 0).pressed(0, longer.cost);
  }

  private static List<Outcome> search(Tracker tracker, Line line, int plies, boolean begun) {
    var sequels = new Sequels(tracker.senses.hands(), plies, begun);
    sequels.extend(line, line.top, new ArrayList<>());
    return sequels.found();
  }

  private void extend(Line line, Position position, List<Ply> plies) {
    int left = length - plies.size();
    if (left == 0) {
      long last = plies.isEmpty() ? 0 : plies.getLast().to().bit();
      if (stands(position, last)) {
        var made = List.copyOf(plies);
        var after = after(line, made, hands);
        int cost = after.cost + inversions(made) * Cost.LANDED_EARLY;
        found.add(new Outcome(made, after.costing(cost), null, Landing.FELT, 0));
      }
      return;
    }
    long differs = position.occupied().bits() ^ hands.wood;
    if (Long.bitCount(differs) > 2 * left + CASTLING + (begun ? 2 : 0)) {
      return;
    }
    for (var move : position.legalMoves()) {
      var ply = Ply.Played.of(position, move);
      plies.add(ply);
      extend(line, ply.after(), plies);
      plies.removeLast();
    }
  }

  /** How many plies end where a man came before an earlier one's did, by what was seen of them. */
  private int inversions(List<Ply> plies) {
    int count = 0;
    for (int i = 1; i < plies.size(); i++) {
      count += cameBefore(plies.get(i), plies.get(i - 1)) ? 1 : 0;
      count += i > 1 && cameBefore(plies.get(i), plies.get(i - 2)) ? 1 : 0;
    }
    return count;
  }

  private boolean cameBefore(Ply later, Ply earlier) {
    int to = earlier.to().index();
    boolean stands = later.from() != earlier.to() && hands.placeOrder(to) > 0;
    return stands
        && hands.placeOrder(later.to().index()) > 0
        && hands.placeTick(later.to().index()).isBefore(hands.placeTick(to));
  }

  /**
   * Just these men stand there, but for one in the hand of the side to move, and his victim.
   *
   * @param last where the last ply ended: who was not seen to come there was not taken there
   */
  private boolean stands(Position position, long last) {
    long missing = position.occupied().bits() & ~hands.wood;
    return (missing == 0 || begun && (missing & last) == 0 && isBegun(position, missing))
        && differing(hands, position) == missing;
  }

  /** Squares on which another man was read, or one more or less. */
  private static long differing(Hands hands, Position position) {
    long differing = hands.wood ^ position.occupied().bits();
    for (long left = hands.wood & ~differing; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      char there = position.pieceAt(Square.of(square)).map(Piece::letter).orElse(' ');
      differing |= there == hands.seen().on(square) ? 0 : left & -left;
    }
    return differing;
  }

  private static boolean isBegun(Position position, long missing) {
    var side = position.turn();
    long own = missing & position.occupied(side).bits();
    long taken = missing & position.occupied(side.opponent()).bits();
    return Long.bitCount(own) <= 1 && Long.bitCount(taken) <= 1;
  }
}
