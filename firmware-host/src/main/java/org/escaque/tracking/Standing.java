package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;

/**
 * How the game would go on from the wood after an act that is no completed legal move. Every
 * hypothesis in which the same man can have done the same goes on.
 */
final class Standing {

  private Standing() {}

  static Verdict of(Irregularities.Act act, Tracker tracker, Tick tick) {
    return of(act, lines(act, tracker), false, tracker, tick);
  }

  /** The same of an act that need not have been one: legal moves may explain the wood too. */
  static Verdict guessed(Irregularities.Act act, List<Outcome> rivals, Tracker tracker, Tick tick) {
    var lines = lines(act, tracker);
    int made = act.line().unpressed + 1;
    for (var rival : rivals) {
      var line = rival.line();
      boolean same = !lines.isEmpty() && line.tail.size() == lines.getFirst().tail.size();
      if (same && rival.plies().size() == made && lines.size() < Scorer.MOST_LINES) {
        lines.add(line.costing(rival.cost() - rivals.getFirst().cost()));
      }
    }
    return of(act, lines, true, tracker, tick);
  }

  private static Verdict of(
      Irregularities.Act act, List<Line> lines, boolean guessed, Tracker tracker, Tick tick) {
    if (lines.isEmpty()) {
      return verdict(act, tracker, Optional.empty(), Optional.empty(), List.of());
    }
    int made = act.line().unpressed + 1;
    var readings = tracker.score.reread(lines, tracker.trust(), guessed);
    int last = readings.size() - 1;
    var reading = told(readings.get(last), tracker);
    readings.set(last, guessed && !reading.isAmbiguous() ? reading.guess() : reading);
    var before = readings.subList(0, readings.size() - made);
    var cause = act.from() + "-" + act.to();
    return verdict(
        act,
        tracker,
        Optional.of(readings.getLast()),
        Optional.of(going(lines, readings, tracker)),
        Revisions.between(tracker.score, before, cause, tick));
  }

  /** What follows a ply that is open, or is read on a board that is, need not be so. */
  private static PlyReading told(PlyReading reading, Tracker tracker) {
    return tracker.score.isOpen() ? tracker.passed(reading) : reading;
  }

  /**
   * A pawn was left on the last rank.
   *
   * @param scored the promotion as if a piece stood there
   */
  static Verdict promoted(Irregularities.Act act, Tracker tracker, Verdict scored) {
    return switch (scored) {
      case Verdict.Completed(var plies, var touches, var displaced, var revisions, _, var next) ->
          verdict(act, tracker, Optional.of(plies.getLast()), Optional.of(next), revisions);
      case Verdict.Ambiguous(var plies, var touches, var displaced, var revisions, var next) ->
          verdict(act, tracker, Optional.of(plies.getLast()), Optional.of(next), revisions);
      case Verdict.Illegal _,
          Verdict.NothingMoved _,
          Verdict.IdlePress _,
          Verdict.Unseen _,
          Verdict.Unexplained _ ->
          throw new IllegalStateException("a promotion is a move: " + scored);
    };
  }

  private static Verdict verdict(
      Irregularities.Act act,
      Tracker tracker,
      Optional<PlyReading> ply,
      Optional<Tracker> stands,
      List<Revision> revisions) {
    var line = act.line();
    var piece =
        line.top
            .pieceAt(act.from())
            .orElseThrow(() -> new IllegalStateException("no man left " + act.from()));
    var intended = Optional.ofNullable(act.intended()).map(move -> Ply.Played.of(line.top, move));
    return new Verdict.Illegal(
        act.what(),
        line.waiting().stream().map(PlyReading::certain).map(tracker::passed).toList(),
        piece,
        act.from(),
        act.to(),
        intended.map(played -> played),
        ply,
        stands,
        Ledger.upTo(tracker.turn.touches(), Integer.MAX_VALUE, line.turn(), 0),
        isNoStepOfAKing(act, piece) && tracker.shadows.allow(line.turn(), act.from(), act.to()),
        revisions);
  }

  /** A king that moved as only a queen can, and not as for castling: that points at the set-up. */
  private static boolean isNoStepOfAKing(Irregularities.Act act, Piece piece) {
    int files = Math.abs(act.from().file() - act.to().file());
    int ranks = Math.abs(act.from().rank() - act.to().rank());
    boolean home = act.from().rank() == (piece.side() == Side.WHITE ? 0 : 7);
    boolean castling = ranks == 0 && files == 2 && home;
    return piece.role() == Role.KING && Math.max(files, ranks) > 1 && !castling;
  }

  /** The cheapest first: that in which the act was found. */
  private static List<Line> lines(Irregularities.Act act, Tracker tracker) {
    var lines = new ArrayList<Line>();
    var first = act.line();
    ply(act, first).ifPresent(ply -> lines.add(stood(first, ply, tracker, 0)));
    for (var line : tracker.lines) {
      boolean same =
          line != first
              && line.turn() == first.turn()
              && line.unpressed == first.unpressed
              && line.tail.size() == first.tail.size()
              && line.top.pieceAt(act.from()).equals(first.top.pieceAt(act.from()));
      if (!lines.isEmpty() && same) {
        int dearer = Math.max(0, line.cost - first.cost);
        ply(act, line).ifPresent(ply -> lines.add(stood(line, ply, tracker, dearer)));
      }
    }
    return lines;
  }

  private static Optional<Ply> ply(Irregularities.Act act, Line line) {
    var move = act.intended();
    if (move != null && line.top.isLegal(move)) {
      return Optional.of(Ply.Played.of(line.top, move));
    }
    Optional<Position> after = Irregularities.after(act.in(line));
    return after.map(position -> new Ply.Irregular(line.top, act.from(), act.to(), position));
  }

  private static Line stood(Line line, Ply ply, Tracker tracker, int cost) {
    var hands = tracker.senses.hands();
    return line.plus(ply, hands.order, hands.wood, cost).pressed(0, cost);
  }

  private static Tracker going(List<Line> lines, List<PlyReading> readings, Tracker tracker) {
    int forget = Score.settled(lines);
    var kept = lines.stream().map(line -> line.forget(forget)).toList();
    var score = tracker.score.with(readings, forget, false, tracker.trust() != Trust.FULL);
    return tracker.completed(kept, score, Turn.NEW);
  }
}
