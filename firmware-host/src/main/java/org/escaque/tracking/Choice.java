package org.escaque.tracking;

import java.util.List;
import org.escaque.board.Tick;
import org.escaque.chess.Move;

/** An arbiter's word on a ply that several moves explain. */
final class Choice {

  private Choice() {}

  static Tracker.Step of(Tracker tracker, int ply, Move move, Tick tick) {
    int index = ply - tracker.score.forgotten();
    var kept =
        tracker.complete().stream()
            .filter(line -> index >= 0 && index < line.tail.size())
            .filter(line -> isMove(line.tail.get(index), move))
            .toList();
    if (kept.isEmpty()) {
      return new Tracker.Step(tracker, List.of());
    }
    var readings = Score.read(kept, tracker.trust().margin);
    var score = tracker.score.with(readings, 0, false, false);
    boolean open = tracker.turn.fresh() && readings.getLast().isAmbiguous();
    var turn = tracker.turn.opening(open);
    var next = new Tracker(tracker.senses, kept, score, turn, tracker.shadows);
    var cause = "arbiter chose " + move.uci();
    return new Tracker.Step(
        next.felt(next.senses), Revisions.between(tracker.score, readings, cause, tick));
  }

  private static boolean isMove(Ply ply, Move move) {
    return ply instanceof Ply.Played played && played.move().equals(move);
  }
}
