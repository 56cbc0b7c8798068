package org.escaque.tracking;

import java.util.List;
import java.util.function.ToLongFunction;
import org.escaque.board.Occupancy;

/**
 * Where contacts may have told nothing of the man that moved last.
 *
 * @param goals squares on which he may stand though no contact felt him come: those that have never
 *     felt a man if they are many, none if they are too many to look at
 * @param origins squares that he may have left though their contacts stayed closed
 */
public record Unfelt(Occupancy goals, Occupancy origins) {

  static Unfelt of(Tracker tracker) {
    var lines = tracker.complete();
    long goals = landed(lines, Landing.UNFELT, ply -> ply.to().bit());
    long unproved = goals & tracker.senses.health().stays().unproved();
    long few = Liars.isFew(goals) ? goals : Liars.isFew(unproved) ? unproved : 0;
    long origins = landed(lines, Landing.STUCK, ply -> ply.from().bit());
    return new Unfelt(new Occupancy(few), new Occupancy(origins));
  }

  private static long landed(List<Line> lines, Landing landing, ToLongFunction<Ply> square) {
    long squares = 0;
    for (var line : lines) {
      if (!line.tail.isEmpty() && line.lastLanding() == landing) {
        squares |= square.applyAsLong(line.tail.getLast());
      }
    }
    return squares;
  }
}
