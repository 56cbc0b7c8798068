package org.escaque.game;

import org.escaque.laws.Alert;
import org.escaque.laws.AlertState;

/** Alerts that an arbiter drops: what was done stands. */
final class Dismissing {

  private Dismissing() {}

  static void dismiss(Draft draft, String who, Alert alert) {
    draft.change(alert.ended(AlertState.CLOSED, "dismissed by " + who));
    var act = draft.offences.newest(pending -> pending.alert().equals(alert.id()));
    act.ifPresent(pending -> letPass(draft, pending));
  }

  private static void letPass(Draft draft, Pending act) {
    draft.offences = draft.offences.without(act::equals);
    draft.effects.add(new Effect.ScoreChanged(act.before().size()));
    int ply = act.before().size();
    boolean last = draft.score.size() == ply + 1;
    if (act.intendedPly().isEmpty() || act.legal()) {
      return;
    }
    var scored = draft.score.plies().get(ply);
    if (scored.mark() == Mark.UNCONFIRMED) {
      draft.score =
          draft.score.replaced(ply, scored.withMark(Mark.NONE), draft.score.after().get(ply));
    }
    if (last && !draft.over()) {
      Endings.check(draft);
    }
  }
}
