package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.ClaimWindow;
import org.escaque.laws.Outcome;
import org.escaque.laws.Proposal;
import org.escaque.laws.Rule;
import org.jspecify.annotations.Nullable;

/** Claims of players: in time and right, or rejected with the reason. */
final class Claims {

  private Claims() {}

  static void made(Draft draft, GameEvent.ClaimMade claim) {
    var side = claim.side();
    if (draft.over()) {
      reject(draft, side, "", "the game is over");
      return;
    }
    switch (claim.kind()) {
      case ILLEGAL_MOVE -> illegalMove(draft, side);
      case TOUCH_MOVE -> touchMove(draft, side);
      case FLAG -> Flags.claimed(draft, side);
      case THREEFOLD, FIFTY -> DrawClaims.made(draft, claim);
      case QUICKPLAY, CANNOT_WIN -> Quickplay.claimed(draft, side);
    }
  }

  private static void illegalMove(Draft draft, Side claimant) {
    String article = draft.laws.article(Rule.ILLEGAL_MOVE_UNTIL);
    var act =
        draft.offences.newest(
            pending ->
                pending.side() == claimant.opponent() && pending.kind() != AlertKind.TOUCH_MOVE);
    if (act.isEmpty()) {
      reject(draft, claimant, article, "no illegal move can be claimed any more");
      return;
    }
    var claim = accept(draft, claimant, article, null);
    if (draft.laws.automatic() && Irregular.isProvable(act.get().kind())) {
      draft.change(claim.ended(AlertState.RULED, null));
      Judging.illegal(draft, act.get());
    } else {
      keep(draft, act.get(), Irregular.proposal(draft, act.get()));
    }
  }

  private static void touchMove(Draft draft, Side claimant) {
    String article = draft.laws.article(Rule.TOUCH_MOVE_RULED);
    var act =
        draft.offences.newest(
            pending ->
                pending.side() == claimant.opponent() && pending.kind() == AlertKind.TOUCH_MOVE);
    if (act.isEmpty()) {
      reject(draft, claimant, article, "no breach of touch-move can be claimed any more");
      return;
    }
    var claim = accept(draft, claimant, article, null);
    if (draft.laws.automatic()) {
      draft.change(claim.ended(AlertState.RULED, null));
      Judging.touchMove(draft, act.get());
    } else {
      keep(draft, act.get(), new Proposal(null, null, true));
    }
  }

  /** What was claimed in time waits for the arbiter, whatever is moved meanwhile. */
  private static void keep(Draft draft, Pending act, Proposal proposal) {
    var window = new ClaimWindow(ClaimWindow.End.GAME_ENDS, act.side().opponent(), true);
    draft
        .alerts
        .find(act.alert())
        .ifPresent(alert -> draft.change(alert.withWindow(window).proposing(proposal)));
  }

  /** The claim is right; a result that comes of it waits for the arbiter. */
  static Alert accept(Draft draft, Side claimant, String article, @Nullable Outcome proposed) {
    var raising = Raising.of(draft, AlertKind.CLAIM_ACCEPTED, claimant).article(article);
    if (proposed != null) {
      raising.proposing(Proposal.of(proposed));
    }
    return raising.raise();
  }

  static Alert reject(Draft draft, Side claimant, String article, String reason) {
    return Raising.of(draft, AlertKind.CLAIM_REJECTED, claimant)
        .article(article)
        .note(reason)
        .raise();
  }

  /** A right claim that ends the game. */
  static void end(Draft draft, Side claimant, String article, Outcome outcome) {
    if (draft.laws.automatic()) {
      var alert = accept(draft, claimant, article, null);
      draft.change(alert.ended(AlertState.RULED, outcome.toString()));
      draft.end(outcome);
    } else {
      ClockActs.stop(draft);
      accept(draft, claimant, article, outcome);
    }
  }
}
