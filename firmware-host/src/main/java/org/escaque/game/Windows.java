package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertState;
import org.escaque.laws.ClaimWindow;
import org.escaque.laws.Rule;

/** Claim windows and draw offers: they end by what the player they are open to does. */
final class Windows {

  private Windows() {}

  /** What closes the window of an illegal act. */
  static ClaimWindow.End ofIllegalMove(Draft draft) {
    if (draft.laws.says(Rule.ILLEGAL_MOVE_UNTIL, "own-move")) {
      return ClaimWindow.End.MAKES_MOVE;
    }
    return draft.laws.says(Rule.ILLEGAL_MOVE_UNTIL, "own-touch")
        ? ClaimWindow.End.TOUCHES
        : ClaimWindow.End.GAME_ENDS;
  }

  /** The side touched a piece in its turn. */
  static void touchedBy(Draft draft, Side side) {
    close(draft, side, ClaimWindow.End.TOUCHES);
    var offer = draft.offer;
    if (offer != null
        && offer.by() != side
        && draft.laws.says(Rule.OFFER_UNTIL, "own-touch")
        && isNewTouch(draft, offer)) {
      Offers.lapse(draft);
    }
  }

  private static boolean isNewTouch(Draft draft, Offer offer) {
    return offer.ply() != draft.score.size() || draft.touches().size() > offer.touches();
  }

  /** The side made a move: it released a piece on a square where it may go. */
  static void movedBy(Draft draft, Side side) {
    close(draft, side, ClaimWindow.End.MAKES_MOVE);
    close(draft, side, ClaimWindow.End.TOUCHES);
    if (draft.offer != null && draft.offer.by() != side) {
      Offers.lapse(draft);
    }
  }

  private static void close(Draft draft, Side side, ClaimWindow.End end) {
    for (var alert : draft.alerts.all()) {
      var window = alert.window();
      if (alert.isOpen()
          && window != null
          && window.open()
          && window.by() == side
          && window.end() == end) {
        expire(draft, alert);
      }
    }
  }

  /** Too late: what was done stands. */
  static void expire(Draft draft, Alert alert) {
    draft.offences = draft.offences.without(act -> act.alert().equals(alert.id()));
    draft.change(alert.ended(AlertState.EXPIRED, null));
    draft.effects.add(new Effect.ScoreChanged(alert.ply()));
  }
}
