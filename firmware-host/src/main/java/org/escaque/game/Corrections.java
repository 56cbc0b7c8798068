package org.escaque.game;

import java.util.List;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Fen;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.chess.Verdict;
import org.escaque.laws.AlertState;
import org.escaque.tracking.Ply;
import org.escaque.tracking.PlyReading;

/** What an arbiter corrects in the score or on the board. */
final class Corrections {

  private Corrections() {}

  /** He says which reading of a ply was played; the plies after it must still fit. */
  static void choose(Draft draft, int ply, String san) {
    if (ply < 0 || ply >= draft.score.size()) {
      draft.refuse("no ply " + ply);
      return;
    }
    var before = draft.score.before(ply);
    if (!(San.parse(before, san) instanceof San.Read(var move))) {
      draft.refuse(san + " is not legal there");
      return;
    }
    var step = draft.tracker.chosen(ply, move, draft.now);
    if (!step.revisions().isEmpty()) {
      draft.tracker = step.tracker();
      Revisions.apply(draft, step.revisions());
      return;
    }
    var chosen = Ply.Played.of(before, move);
    var rest = draft.score.plies().subList(ply + 1, draft.score.size());
    var score = draft.score.cutTo(ply + 1);
    score =
        score.replaced(ply, rewritten(score.plies().get(ply), chosen), chosen.after()).corrected();
    for (var later : rest) {
      var position = score.position();
      var read = position.parseUci(later.lan());
      if (read.isEmpty()) {
        draft.refuse("after " + san + " the later ply " + later.text() + " does not fit");
        return;
      }
      var next = Ply.Played.of(position, read.get());
      score = score.plus(rewritten(later, next), next.after());
    }
    draft.score = score;
    draft.effects.add(new Effect.ScoreChanged(ply));
    draft.endAlerts(alert -> alert.ply() == ply + 1, AlertState.RULED, san);
    draft.tracker = draft.tracker.restored(draft.position(), draft.score.size());
  }

  private static ScoredPly rewritten(ScoredPly old, Ply ply) {
    return new ScoredPly(
        old.side(),
        Completion.san(ply),
        Completion.lan(ply),
        old.clockAfter(),
        old.spent(),
        Completion.mark(new PlyReading(ply, List.of()), false),
        List.of());
  }

  /** He states the position; what led to it is not asked. */
  static void position(Draft draft, String fen) {
    var rules = draft.assignment.chess960() ? CastlingRules.CHESS960 : CastlingRules.STANDARD;
    switch (Fen.parse(fen, rules)) {
      case Fen.Read(var setup) -> {
        switch (Position.asItStands(setup)) {
          case Verdict.Proven(var stated) -> state(draft, stated);
          case Verdict.Refused refused -> draft.refuse("FEN: " + refused);
        }
      }
      case Fen.Unreadable bad -> draft.refuse("FEN: " + bad);
    }
  }

  static void state(Draft draft, Position stated) {
    int size = draft.score.size();
    draft.score =
        size == 0
            ? Score.from(stated)
            : draft.score.replaced(size - 1, draft.score.plies().get(size - 1), stated);
    draft.turn = Turn.FRESH;
    draft.tracker = draft.tracker.restored(stated, size);
    draft.effects.add(new Effect.ScoreChanged(Math.max(0, size - 1)));
  }

  /** He takes plies back; clocks are set by his own command. */
  static void goBack(Draft draft, int size) {
    if (size < 0 || size >= draft.score.size() || draft.over()) {
      draft.refuse("no ply to go back to: " + size);
      return;
    }
    draft.offences = draft.offences.without(act -> act.before().size() >= size);
    draft.endAlerts(
        alert -> alert.window() != null && alert.ply() >= size, AlertState.CLOSED, "taken back");
    draft.score = draft.score.cutTo(size).corrected();
    draft.turn = Turn.FRESH;
    draft.offer = null;
    draft.tracker = draft.tracker.restored(draft.position(), size);
    draft.clockChanged(
        draft.running() ? draft.clock.start(draft.position().turn(), draft.now) : draft.clock);
    Completion.countMoves(draft);
    draft.effects.add(new Effect.ScoreChanged(size));
  }
}
