package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Outcome;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.laws.Rule;
import org.escaque.laws.Verdicts;

/** Draw offers, agreement and resignation (5.1, 5.2, 9.1). */
final class Offers {

  private Offers() {}

  static void offered(Draft draft, Side side) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    draft.offer = new Offer(side, draft.score.size(), draft.touches().size());
    Raising.of(draft, AlertKind.DRAW_OFFER, side).raise();
  }

  static void accepted(Draft draft, Side side) {
    var offer = draft.offer;
    if (draft.over() || offer == null || offer.by() == side) {
      draft.refuse("no offer to accept");
      return;
    }
    if (draft.laws.says(Rule.AGREEMENT, "both-moved") && !bothHaveMoved(draft)) {
      draft.refuse("not both players have moved (" + draft.laws.article(Rule.AGREEMENT) + ")");
      return;
    }
    draft.endAlerts(alert -> alert.kind() == AlertKind.DRAW_OFFER, AlertState.CLOSED, "accepted");
    draft.end(Outcome.of(Result.DRAW, Reason.AGREEMENT));
  }

  private static boolean bothHaveMoved(Draft draft) {
    return draft.score.plies().stream().map(ScoredPly::side).distinct().count() == 2;
  }

  static void declined(Draft draft, Side side) {
    var offer = draft.offer;
    if (draft.over() || offer == null || offer.by() == side) {
      draft.refuse("no offer to decline");
      return;
    }
    lapse(draft);
  }

  /** The offer can no longer be accepted. */
  static void lapse(Draft draft) {
    draft.offer = null;
    draft.endAlerts(alert -> alert.kind() == AlertKind.DRAW_OFFER, AlertState.EXPIRED, null);
  }

  static void resigned(Draft draft, Side side) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    draft.end(Verdicts.resignation(draft.laws, side, draft.position()));
  }
}
