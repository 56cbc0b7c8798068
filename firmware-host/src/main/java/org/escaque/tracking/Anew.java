package org.escaque.tracking;

import java.util.List;
import org.escaque.chess.Position;

/** A tracker that begins anew from what the wood shows: after a ruling, or on a turned board. */
final class Anew {

  private Anew() {}

  static Tracker turned(Tracker tracker) {
    return from(tracker, tracker.position(), tracker.senses.round(), tracker.plies());
  }

  static Tracker restored(Tracker tracker, Position position, int plies) {
    return from(tracker, position, cleared(tracker.senses), plies);
  }

  private static Senses cleared(Senses senses) {
    return senses.cleared(0, 0, senses.health().stays().restored());
  }

  private static Tracker from(Tracker tracker, Position position, Senses sensed, int plies) {
    var hands = sensed.hands();
    var game = tracker.game();
    int prior = plies < tracker.plies() ? game.prior : game.since;
    var line = Line.of(position, hands.order, prior, hands.wood);
    var kept = plies == tracker.plies() ? tracker.shadows : new Shadows(List.of());
    return new Tracker(sensed, List.of(line), Score.after(plies), Turn.NEW, kept);
  }

  static Tracker untouched(Tracker tracker) {
    var hands = tracker.senses.hands();
    var anew =
        tracker.complete().stream()
            .map(line -> line.from(hands.order, hands.wood ^ line.occupied()))
            .toList();
    return new Tracker(tracker.senses, anew, tracker.score, Turn.NEW, tracker.shadows);
  }

  static Tracker backTo(Tracker tracker, Tracker earlier) {
    var readings = earlier.complete();
    var alone = restored(tracker, earlier.position(), earlier.plies());
    if (readings.size() == 1) {
      return alone;
    }
    var hands = alone.senses.hands();
    int prior = alone.game().prior;
    var anew = readings.stream().map(line -> line.anew(hands.order, prior, hands.wood)).toList();
    return new Tracker(alone.senses, anew, earlier.score, Turn.NEW, earlier.shadows);
  }

  /** The same hands as if the board had stood the other way round. */
  static Tracker seenTurned(Tracker tracker) {
    var round = tracker.senses.round();
    var position = tracker.position();
    var line = Line.of(position, 0, 0, position.occupied().bits());
    var mapped =
        tracker.turn.touches().stream().flatMap(touch -> touch.turned(position).stream()).toList();
    var turn = tracker.turn.touching(mapped);
    return new Tracker(round, List.of(line), tracker.score, turn, tracker.shadows).felt(round);
  }
}
