package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;

/**
 * Moves that stand on the board and are not pressed yet: each that the wood shows exactly begins a
 * line of its own, so that a reply made before the press still finds the move it answers.
 */
final class Unpressed {

  private static final int DEEPEST = 3;

  private Unpressed() {}

  /** The lines of a tracker after an event: some begin, some are over. */
  static List<Line> in(Tracker tracker) {
    var explainer = tracker.explainer();
    var hands = tracker.senses.hands();
    var complete = back(tracker);
    if (!complete.isEmpty()) {
      return complete;
    }
    var made = new ArrayList<Explanation>();
    for (var line : tracker.lines) {
      addMade(line, explainer, made);
    }
    var lines = kept(tracker, made);
    for (var explanation : made) {
      var line = explanation.follow(hands).costing(explanation.cost() + Cost.UNPRESSED);
      boolean doubtful = explanation.isExact() && explanation.landing() == Landing.DOUBTFUL;
      add(lines, line, hands.wood & ~tracker.doubted(), doubtful);
    }
    return lines;
  }

  /**
   * What no longer stands as it did is understood anew.
   *
   * @param doubtful what hands did since casts doubt on it, and they have not begun the reply
   */
  private static void add(List<Line> lines, Line line, long wood, boolean doubtful) {
    for (int i = 0; i < lines.size(); i++) {
      var old = lines.get(i);
      if (isSame(old, line)) {
        if ((wood & ~old.occupied() & ~old.known) != 0) {
          lines.set(i, line);
        } else if (doubtful && old.lastLanding().isTold()) {
          lines.set(i, old.landing(Landing.DOUBTFUL));
        }
        return;
      }
    }
    if (lines.size() < Scorer.MOST_LINES) {
      lines.add(line);
    }
  }

  /** Every move that would leave just this wood if its goal did not feel the man come. */
  static List<Line> withBlindLandings(Tracker tracker) {
    var lines = new ArrayList<>(tracker.lines);
    var hands = tracker.senses.hands();
    for (var line : tracker.complete()) {
      var found = new ArrayList<Explanation>();
      tracker.explainer().addMoves(line, found);
      for (var explanation : found) {
        if (explanation.landing() == Landing.UNFELT && lines.size() < Scorer.MOST_LINES) {
          lines.add(explanation.follow(hands).costing(explanation.cost() + Cost.UNPRESSED));
        }
      }
    }
    return lines;
  }

  /** When the wood equals the game's position again, every man counts as back in its place. */
  private static List<Line> back(Tracker tracker) {
    var hands = tracker.senses.hands();
    var game = tracker.game();
    if (hands.wood != game.occupied() || hands.lastOn(-1) <= game.since) {
      return List.of();
    }
    if (hands.seen().isAny() && hands.seen().contradictions(game.top) > 0) {
      return List.of(); // another man stands there: one was exchanged for him
    }
    if (game.reaches().stream()
        .anyMatch(reach -> needsTouches(reach) || isBrushed(reach, game, hands))) {
      return List.of();
    }
    var complete = tracker.complete();
    boolean believed = complete.size() == 1 && tracker.doubted() == 0;
    return believed ? List.of(game.from(hands.order, 0)) : complete;
  }

  /** Castling in Chess960 where a man that is lifted comes down on its own square. */
  private static boolean needsTouches(Reach reach) {
    return reach.isCastling() && Long.bitCount(reach.vacates()) < 2;
  }

  /** A victim's contact opened while its taker was up: his own may have closed again beside it. */
  private static boolean isBrushed(Reach reach, Line game, Hands hands) {
    return reach.victim() != 0
        && hands.liftedSince(reach.from(), game.since)
        && hands.gapAfterLift(reach.to(), reach.from(), game.since)
        && hands.paces().closedWithNeighbour(reach.vacates(), reach.victim());
  }

  private static void addMade(Line line, Explainer explainer, List<Explanation> made) {
    if (line.unpressed == DEEPEST) {
      return;
    }
    var found = new ArrayList<Explanation>();
    explainer.addMoves(line, found);
    for (var explanation : found) {
      boolean clean =
          explanation.landing().isShown() && explanation.cost() < line.cost + Cost.MARGIN;
      if (clean && Long.bitCount(explanation.rest()) <= 1) {
        made.add(explanation);
      }
    }
  }

  /** Once a move stands exactly, what stood before on its way is over, unless that is likelier. */
  private static List<Line> kept(Tracker tracker, List<Explanation> made) {
    var kept = new ArrayList<Line>();
    int exact = Integer.MAX_VALUE;
    for (var explanation : made) {
      exact = explanation.isExact() ? Math.min(exact, explanation.cost()) : exact;
    }
    var explainer = tracker.explainer();
    for (var line : tracker.lines) {
      if (line.unpressed == 0 || exact > line.cost || fits(line, explainer, made)) {
        kept.add(line);
      }
    }
    return kept;
  }

  private static boolean fits(Line line, Explainer explainer, List<Explanation> made) {
    var found = new ArrayList<Explanation>();
    explainer.addStanding(line, found);
    return !found.isEmpty() || made.stream().anyMatch(explanation -> explanation.line() == line);
  }

  /**
   * Whether two hypotheses say the same of all that was played. Their tails do not tell of plies
   * that are forgotten: two that differ in one of those have other men.
   */
  static boolean isSame(Line one, Line other) {
    if (one.tail.size() != other.tail.size() || one.unpressed != other.unpressed) {
      return false;
    }
    for (int i = one.tail.size() - 1; i >= 0; i--) {
      if (!one.tail.get(i).isSameAct(other.tail.get(i))) {
        return false;
      }
    }
    return one.top == other.top || one.top.repetitionKey().equals(other.top.repetitionKey());
  }
}
