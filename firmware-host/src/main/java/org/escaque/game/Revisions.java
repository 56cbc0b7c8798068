package org.escaque.game;

import java.util.List;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.tracking.Ply;
import org.escaque.tracking.PlyReading;
import org.escaque.tracking.Revision;

/** Corrections of past plies, by what came later or by a name. */
final class Revisions {

  private Revisions() {}

  static void apply(Draft draft, List<Revision> revisions) {
    for (var revision : revisions) {
      for (int i = 0; i < revision.plies().size(); i++) {
        int ply = revision.fromPly() + i;
        if (ply < draft.score.size()) {
          correct(draft, ply, revision.plies().get(i), revision.cause());
        }
      }
      draft.effects.add(new Effect.ScoreChanged(revision.fromPly()));
    }
  }

  static void correct(Draft draft, int ply, PlyReading reading, String cause) {
    var old = draft.score.plies().get(ply);
    var mark = Completion.mark(reading, old.mark() == Mark.RECONSTRUCTED);
    var scored =
        new ScoredPly(
            old.side(),
            Completion.san(reading.best()),
            Completion.lan(reading.best()),
            old.clockAfter(),
            old.spent(),
            mark,
            Completion.alternatives(reading));
    draft.score = draft.score.replaced(ply, scored, reading.best().after());
    if (!scored.text().equals(old.text())) {
      draft.score = draft.score.corrected();
    }
    if (reading.isCertain()) {
      draft.endAlerts(
          alert ->
              alert.ply() == ply + 1
                  && (alert.kind() == AlertKind.AMBIGUOUS_MOVE
                      || alert.kind() == AlertKind.PROMOTION_UNCONFIRMED),
          AlertState.CLOSED,
          scored.text() + " by " + cause);
      if (reading.best() instanceof Ply.Played) {
        clear(draft, ply, scored.text() + " by " + cause);
      }
    }
  }

  /** What was told as an illegal move was a legal one: nothing is left to rule on. */
  private static void clear(Draft draft, int ply, String cause) {
    draft
        .alerts
        .newest(
            alert ->
                alert.ply() == ply
                    && alert.isOpen()
                    && (alert.kind() == AlertKind.ILLEGAL_MOVE
                        || alert.kind() == AlertKind.KING_CAPTURED))
        .ifPresent(
            alert -> {
              draft.offences = draft.offences.without(act -> act.alert().equals(alert.id()));
              draft.change(alert.ended(AlertState.WITHDRAWN, cause));
            });
  }
}
