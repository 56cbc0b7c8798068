package org.escaque.game;

import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Proposal;
import org.escaque.laws.Rule;

/**
 * Men that stood wrong from the start (7.1, 7.2; in rapid and blitz A.4, A.5, B4 of the editions).
 * In time the game is void and a new one begins; later it goes on, and the wrong king may not
 * castle where the edition says so. Both wait for an arbiter.
 */
final class SetUp {

  private SetUp() {}

  /** King and queen of a side seem to stand swapped. */
  static void suspected(Draft draft, Side side) {
    String words = "legal throughout if king and queen of " + side + " stood swapped";
    String limit =
        draft
            .laws
            .setUpLimit()
            .map(moves -> "; counts until both have completed " + moves + " moves")
            .orElse("");
    Raising.of(draft, AlertKind.SET_UP, side)
        .note(words + limit)
        .proposing(new Proposal(isLate(draft) ? "goes on" : "new game", null, !isLate(draft)))
        .raise();
  }

  /** Both have completed as many moves as the edition allows for finding it out. */
  private static boolean isLate(Draft draft) {
    return draft.laws.setUpLimit().filter(limit -> completed(draft) >= limit).isPresent();
  }

  /** How many moves each has completed at least. */
  private static int completed(Draft draft) {
    long white = draft.score.plies().stream().filter(ply -> ply.side() == Side.WHITE).count();
    return (int) Math.min(white, draft.score.size() - white);
  }

  static void ruled(Draft draft, String who, Alert alert) {
    var proposal = alert.proposal();
    if (proposal != null && proposal.goesBack()) {
      draft.change(alert.ended(AlertState.RULED, "new game, by " + who));
      beginAnew(draft);
    } else {
      draft.change(alert.ended(AlertState.RULED, "goes on, by " + who));
      goOn(draft, who, alert);
    }
    draft.signal(alert);
  }

  private static void beginAnew(Draft draft) {
    var opening = Opening.of(draft.assignment, Occupancy.EMPTY);
    draft.endAlerts(alert -> true, AlertState.CLOSED, "new game");
    draft.score =
        new Score(
            opening.score().start(),
            opening.score().plies(),
            opening.score().after(),
            draft.score.revised() + 1);
    draft.clockChanged(opening.clock());
    draft.offences = opening.offences();
    draft.reserves = opening.reserves();
    draft.flags.clear();
    draft.offer = null;
    draft.other = null;
    draft.turn = Turn.FRESH;
    draft.tracker = draft.tracker.restored(draft.position(), draft.score.size());
    draft.effects.add(new Effect.ScoreChanged(0));
  }

  /** What looked illegal only because of the set-up stands, and the score names the right men. */
  private static void goOn(Draft draft, String who, Alert alert) {
    var side = alert.side();
    if (side == null) {
      return;
    }
    draft
        .offences
        .newest(act -> act.side() == side && act.before().size() == alert.ply() - 1)
        .flatMap(act -> draft.alerts.find(act.alert()))
        .ifPresent(act -> Dismissing.dismiss(draft, who, act));
    Swapped.score(draft.score, side, draft.laws.has(Rule.WRONG_KING_CASTLES))
        .ifPresent(
            corrected -> {
              draft.score = corrected;
              draft.other = null;
              draft.turn = Turn.FRESH;
              draft.tracker = draft.tracker.restored(draft.position(), draft.score.size());
              draft.effects.add(new Effect.ScoreChanged(0));
            });
  }
}
