package org.escaque.tracking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Tick;

/** Puts into words what a tracker knows at a moment between two presses. */
final class Reader {

  private Reader() {}

  static Reading read(Tracker tracker) {
    var game = tracker.game();
    var position = game.settled();
    long wood = tracker.senses.hands().wood;
    long men = position.occupied().bits();
    var candidates = candidates(tracker);
    return new Reading(
        new Occupancy(wood),
        position,
        new Occupancy((wood ^ men) & ~tracker.senses.doubted()),
        new Occupancy(men & ~wood),
        tracker.turn.touches(),
        candidates,
        made(tracker),
        new Occupancy(tracker.senses.doubted()));
  }

  private static List<Ply> candidates(Tracker tracker) {
    if (tracker.turn.fresh()) {
      return tracker.score.open().getLast().alternatives();
    }
    var found = new ArrayList<Explanation>();
    for (var line : tracker.complete()) {
      tracker.explainer().addMoves(line, found);
    }
    found.removeIf(explanation -> explanation.landing() == Landing.UNFELT);
    found.sort(Comparator.comparingInt(Explanation::cost));
    var candidates = new ArrayList<Ply>();
    for (var explanation : found) {
      var ply = explanation.plies().getLast();
      if (explanation.cost() < found.getFirst().cost() + Cost.MARGIN
          && candidates.stream().noneMatch(ply::isSameAct)) {
        candidates.add(ply);
      }
    }
    return candidates;
  }

  private static Optional<Ply> made(Tracker tracker) {
    return Judge.standing(tracker, Tick.ZERO).map(completed -> completed.plies().getLast().best());
  }
}
