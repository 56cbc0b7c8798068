package org.escaque.tracking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.chess.Move;

/** Collects all that a press by one side can have completed, the cheapest first. */
final class Outcomes {

  /** More squares than this that stay unexplained are no displaced men any more. */
  private static final int MOST_DISPLACED = 6;

  /** Castling changes so many squares. */
  private static final int MOST_MADE = 4;

  private final Explainer explainer;
  private final Hands hands;
  private final Side presser;

  /** More may have been done unseen than was pressed. */
  private final boolean fallible;

  private final List<Outcome> outcomes = new ArrayList<>();

  private Outcomes(Tracker tracker, Side presser) {
    this.explainer = tracker.explainer();
    this.hands = tracker.senses.hands();
    this.presser = presser;
    this.fallible = tracker.isFallible();
  }

  static List<Outcome> of(Tracker tracker, Side presser) {
    var all = new Outcomes(tracker, presser);
    for (var line : tracker.lines) {
      all.add(line);
    }
    return all.sorted();
  }

  /** Two plies of which the first never stood by itself: hands of both sides were at work. */
  static List<Outcome> ofTwo(Tracker tracker, Side presser) {
    var all = new Outcomes(tracker, presser);
    for (var line : tracker.complete()) {
      all.addTwo(line);
    }
    return all.sorted();
  }

  /**
   * The same after two presses that nobody could see: the second ply may follow one that stood
   * before, and its answer may stand already.
   */
  static List<Outcome> ofTwoUnseen(Tracker tracker, Side presser) {
    var all = new Outcomes(tracker, presser);
    for (var line : tracker.lines) {
      if (line.unpressed == 0) {
        all.addTwo(line);
        all.addOnward(line, 2);
      } else if (line.unpressed == 1 && line.turn() == presser) {
        all.addAnswered(line);
      }
    }
    return all.sorted();
  }

  /** What one press that nobody could see can have completed; the reply may have been made too. */
  static List<Outcome> ofOneUnseen(Tracker tracker, Side presser) {
    var all = new Outcomes(tracker, presser);
    for (var line : tracker.lines) {
      all.add(line);
      if (line.unpressed == 0) {
        all.addOnward(line, 1);
      }
    }
    return all.sorted();
  }

  /** So many plies, of which the next has begun, or stands without a press. */
  private void addOnward(Line line, int plies) {
    if ((line.turn() == presser) != (plies == 1) || !fallible) {
      return;
    }
    long castled = castled();
    for (var reach : line.reaches()) {
      var passed = passing(line, reach);
      if ((reach.involved() & ~castled) == 0 && !reach.isCastling()) {
        continue; // king and rook that stand as for castling have not come there one by one
      }
      if (plies > 1) {
        addOnward(passed, plies - 1);
      } else if (isBegun(passed) || isMade(passed)) {
        outcomes.add(
            new Outcome(passed.waiting(), passed.pressed(0, passed.cost), null, Landing.UNSEEN, 0));
      }
    }
  }

  /** The squares of castlings that explain the wood. */
  private long castled() {
    long squares = 0;
    for (var outcome : outcomes) {
      for (var ply : outcome.plies()) {
        boolean castles = ply instanceof Ply.Played made && made.move() instanceof Move.Castling;
        squares |= castles ? ply.before().occupied().bits() ^ ply.after().occupied().bits() : 0;
      }
    }
    return squares;
  }

  /** Just one man is missing, and he is the next to move; a man that he may take may be too. */
  private boolean isBegun(Line passed) {
    long rest = (hands.wood ^ passed.occupied()) & ~passed.known;
    long own = rest & ~hands.wood & passed.top.occupied(passed.turn()).bits();
    return Long.bitCount(own) == 1
        && Long.bitCount(rest) <= 2
        && (rest & ~own & ~(passed.takeable() & ~hands.wood)) == 0;
  }

  private boolean isMade(Line passed) {
    long rest = (hands.wood ^ passed.occupied()) & ~passed.known;
    return rest != 0
        && Long.bitCount(rest) <= MOST_MADE
        && passed.reaches().stream()
            .anyMatch(
                reach ->
                    ((hands.wood ^ reach.after()) & ~passed.known) == 0
                        || reach.isCastling() && (rest & ~changed(passed, reach)) == 0);
  }

  private static long changed(Line line, Reach reach) {
    return line.occupied() ^ reach.after();
  }

  private List<Outcome> sorted() {
    outcomes.removeIf(outcome -> Long.bitCount(outcome.rest()) > MOST_DISPLACED);
    outcomes.sort(Comparator.comparingInt(Outcome::cost));
    return outcomes;
  }

  private void add(Line line) {
    var found = new ArrayList<Explanation>();
    if (line.turn() == presser) {
      explainer.addMoves(line, found);
      found.forEach(move -> outcomes.add(Outcome.of(move, hands)));
    } else if (line.unpressed > 0) {
      explainer.addStanding(line, found);
      found.forEach(standing -> outcomes.add(Outcome.of(standing, hands)));
      addReplies(line);
    }
  }

  /** The reply stands too: it stays unpressed, what it answers is complete. */
  private void addReplies(Line line) {
    var found = new ArrayList<Explanation>();
    explainer.addMoves(line, found);
    for (var reply : found) {
      if (reply.isExact()) {
        var landing = line.lastLanding().isTold() ? reply.landing() : line.lastLanding();
        outcomes.add(new Outcome(line.waiting(), line.pressed(0, reply.cost()), null, landing, 0));
      }
    }
  }

  private void addTwo(Line line) {
    for (var first : line.reaches()) {
      var passed = passing(line, first);
      for (var second : exact(passed)) {
        outcomes.add(line.turn() == presser ? answered(passed, second) : Outcome.of(second, hands));
      }
    }
  }

  private void addAnswered(Line line) {
    for (var second : line.reaches()) {
      var passed = passing(line, second);
      exact(passed).forEach(answer -> outcomes.add(answered(passed, answer)));
    }
  }

  /** The line with a move that was followed by another before it stood by itself. */
  private Line passing(Line line, Reach reach) {
    int cost = explainer.passingCost(line, reach);
    var made = line.plus(Ply.Played.of(line.top, reach.move()), line.since, hands.wood, cost);
    return made.from(line.since, line.known & ~reach.involved());
  }

  private List<Explanation> exact(Line line) {
    var found = new ArrayList<Explanation>();
    explainer.addMoves(line, found);
    found.removeIf(move -> !move.isExact());
    return found;
  }

  /** What was passed is complete; its answer stands and stays unpressed. */
  private static Outcome answered(Line passed, Explanation answer) {
    return new Outcome(
        passed.waiting(), passed.pressed(0, answer.cost()), null, answer.landing(), 0);
  }
}
