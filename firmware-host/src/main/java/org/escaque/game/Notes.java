package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Rule;
import org.escaque.tracking.PlyReading;

/** What an arbiter is told of a completed ply beside irregularities. */
final class Notes {

  private Notes() {}

  /** How sure the ply is. */
  static void onReading(Draft draft, PlyReading reading, Side side) {
    if (reading.isAmbiguous()) {
      Raising.of(draft, AlertKind.AMBIGUOUS_MOVE, side)
          .note(String.join(" or ", Completion.alternatives(reading)) + untold(draft))
          .raise();
    } else if (reading.isUnconfirmedPromotion()) {
      Raising.of(draft, AlertKind.PROMOTION_UNCONFIRMED, side).raise();
    }
  }

  /** Where else the man may stand or have come from: the arbiter has to look there. */
  private static String untold(Draft draft) {
    if (draft.score.size() != draft.tracker.plies()) {
      return "";
    }
    var unfelt = draft.tracker.unfelt();
    return (unfelt.goals().isEmpty() ? "" : ", or unfelt on " + unfelt.goals())
        + (unfelt.origins().isEmpty() ? "" : ", or from " + unfelt.origins() + " unfelt");
  }

  /** The readings became too many: what is open now stays so. */
  static void onOverflow(Draft draft) {
    Raising.of(draft, AlertKind.AMBIGUOUS_MOVE, null)
        .note("too many readings to follow: moves that are open now will not be resolved")
        .raise();
  }

  /** A blind player, or his opponent's opponent, did not speak the move. */
  static void onSilence(Draft draft, Side side, Turn turn) {
    boolean mustSpeak =
        draft.assignment.laws().blind().contains(side) && draft.laws.has(Rule.BLIND_ANNOUNCES);
    if (mustSpeak && !draft.over() && !wasSpoken(draft, turn)) {
      Raising.of(draft, AlertKind.NOT_ANNOUNCED, side).raise();
    }
  }

  private static boolean wasSpoken(Draft draft, Turn turn) {
    var spoken = turn.announced();
    if (spoken == null || draft.score.size() == 0) {
      return false;
    }
    return bare(spoken).equals(bare(draft.score.plies().getLast().san()));
  }

  private static String bare(String san) {
    return san.replaceAll("[+#x]", "");
  }

  /** A draw can be claimed now; what could be claimed before is over. */
  static void onDraws(Draft draft) {
    draft.endAlerts(
        alert ->
            alert.kind() == AlertKind.THREEFOLD_AVAILABLE
                || alert.kind() == AlertKind.FIFTY_AVAILABLE
                    && draft.position().halfMoveClock() < 100,
        AlertState.EXPIRED,
        null);
    var claimant = draft.position().turn();
    if (draft.score.occurrences() >= 3) {
      Raising.of(draft, AlertKind.THREEFOLD_AVAILABLE, claimant).raise();
    }
    if (draft.position().halfMoveClock() >= 100
        && draft.open(AlertKind.FIFTY_AVAILABLE).isEmpty()) {
      Raising.of(draft, AlertKind.FIFTY_AVAILABLE, claimant).raise();
    }
  }
}
