package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Role;

/** The piece of a promotion is named: for the one being made, else for the last one completed. */
final class Naming {

  private Naming() {}

  static Tracker.Step of(Tracker tracker, Role role, Tick tick) {
    if (!Role.PROMOTIONS.contains(role)) {
      throw new IllegalArgumentException("no pawn becomes a " + role);
    }
    int ply = lastPromotion(tracker);
    if (ply < 0 || isPromoting(tracker)) {
      return new Tracker.Step(beingMade(tracker, role), List.of());
    }
    return renamed(tracker, ply, role, tick);
  }

  /** Promotions that stood unpressed and unnamed are read anew. */
  private static Tracker beingMade(Tracker tracker, Role role) {
    var lines = new ArrayList<Line>();
    for (var line : tracker.lines) {
      if (line.waiting().stream().noneMatch(Naming::isPromotion)) {
        lines.add(line);
      }
    }
    var named =
        new Tracker(
            tracker.senses, lines, tracker.score, tracker.turn.naming(role), tracker.shadows);
    return named.felt(tracker.senses);
  }

  private static boolean isPromotion(Ply ply) {
    return ply instanceof Ply.Played played && played.move() instanceof Move.Promotion;
  }

  /** Whether a pawn of the side to move has left for the last rank, or its new piece is there. */
  private static boolean isPromoting(Tracker tracker) {
    var game = tracker.game();
    var hands = tracker.senses.hands();
    return game.reaches().stream()
        .filter(reach -> reach.move() instanceof Move.Promotion)
        .anyMatch(reach -> hands.lastOn(reach.involved()) > game.since);
  }

  private static int lastPromotion(Tracker tracker) {
    var tail = tracker.game().tail;
    for (int i = tail.size() - 1; i >= Math.max(0, tail.size() - 2); i--) {
      if (isPromotion(tail.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private static Tracker.Step renamed(Tracker tracker, int index, Role role, Tick tick) {
    var kept = new ArrayList<Line>();
    for (var line : tracker.complete()) {
      var next = renamed(line, index, role);
      if (kept.stream().noneMatch(old -> Unpressed.isSame(old, next))) {
        kept.add(next);
      }
    }
    var readings = Score.read(kept, tracker.trust().margin);
    var score = tracker.score.with(readings, 0, false, false);
    var next = new Tracker(tracker.senses, kept, score, tracker.turn, tracker.shadows);
    return new Tracker.Step(
        next, Revisions.between(tracker.score, readings, "named " + role, tick));
  }

  /** The line with another piece on the last rank, as far as its later moves stay legal. */
  private static Line renamed(Line line, int index, Role role) {
    var tail = new ArrayList<>(line.tail.subList(0, index));
    var top = line.tail.get(index).before();
    for (var ply : line.tail.subList(index, line.tail.size())) {
      boolean first = tail.size() == index;
      if (!(ply instanceof Ply.Played played) || first && !isPromotion(ply)) {
        return line;
      }
      var move = first ? withRole(played.move(), role) : played.move();
      if (!top.isLegal(move)) {
        return line;
      }
      tail.add(Ply.Played.of(top, move));
      top = tail.getLast().after();
    }
    return new Line(top, List.copyOf(tail), 0, line.since, line.prior, line.known, line.cost);
  }

  private static Move withRole(Move move, Role role) {
    return new Move.Promotion(move.from(), move.to(), role);
  }
}
