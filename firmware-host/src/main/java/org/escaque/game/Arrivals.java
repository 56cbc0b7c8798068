package org.escaque.game;

import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Outcome;
import org.escaque.laws.Proposal;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;

/**
 * Players who come late (6.6, 6.7). The arbiter decides; the edition or the event says how late.
 */
final class Arrivals {

  private Arrivals() {}

  static void arrived(Draft draft, GameEvent.PlayerArrived arrived) {
    var side = arrived.side();
    var limit = draft.laws.defaultTime();
    if (draft.over() || limit.isEmpty() || arrived.late().compareTo(limit.get()) <= 0) {
      return;
    }
    boolean both =
        draft.open(AlertKind.DEFAULT_TIME).filter(alert -> alert.side() != side).isPresent();
    var result = both ? Result.BOTH_FORFEIT : Result.forfeitTo(side.opponent());
    if (both) {
      draft.endAlerts(
          alert -> alert.kind() == AlertKind.DEFAULT_TIME,
          AlertState.CLOSED,
          "both players are late");
    }
    Raising.of(draft, AlertKind.DEFAULT_TIME, side)
        .proposing(Proposal.of(Outcome.of(result, Reason.DEFAULT)))
        .note(arrived.late().toSeconds() + " s late")
        .raise();
  }
}
