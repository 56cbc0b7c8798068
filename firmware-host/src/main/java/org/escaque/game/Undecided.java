package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.laws.AlertKind;

/** Results that the Laws name and the host cannot know: an arbiter decides, the clocks wait. */
final class Undecided {

  private Undecided() {}

  static void onTime(Draft draft) {
    byArbiter(draft, AlertKind.RESULT_PROPOSAL, "time is up; whether a mate is possible is open");
  }

  static void onIllegalMoves(Draft draft, Side offender) {
    byArbiter(
        draft,
        AlertKind.RESULT_PROPOSAL,
        offender + " loses; a draw if " + offender.opponent() + " cannot mate, which is open");
  }

  static void byArbiter(Draft draft, AlertKind kind, String note) {
    draft.clockChanged(draft.clock.paused(draft.now));
    Raising.of(draft, kind, null).note(note).raise();
  }
}
