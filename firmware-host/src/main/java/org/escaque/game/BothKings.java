package org.escaque.game;

import org.escaque.chess.Position;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Outcome;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Proposal;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.laws.Rule;

/** Both kings in check, in rapid and blitz: the arbiter steps in, or waits one move. */
final class BothKings {

  private BothKings() {}

  static boolean idleInCheck(Position position) {
    var idle = position.turn().opponent();
    return !position.attackers(position.king(idle), position.turn()).isEmpty();
  }

  private static boolean bothInCheck(Position position) {
    return position.inCheck() && idleInCheck(position);
  }

  /** After a ply: whether it left both kings in check, or cured it, or left it a second time. */
  static void completed(Draft draft) {
    if (draft.over() || draft.laws.says(Rule.BOTH_KINGS_IN_CHECK, "nothing")) {
      return;
    }
    var open = draft.open(AlertKind.BOTH_KINGS_IN_CHECK);
    boolean both = bothInCheck(draft.position());
    if (open.isEmpty()) {
      if (both) {
        Raising.of(draft, AlertKind.BOTH_KINGS_IN_CHECK, null).raise();
      }
      return;
    }
    if (!idleInCheck(draft.position())) {
      draft.change(open.get().ended(AlertState.WITHDRAWN, null));
      return;
    }
    if (draft.laws.says(Rule.BOTH_KINGS_IN_CHECK, "wait-one-move")
        && draft.score.size() > open.get().ply()) {
      var draw = new Outcome(Result.DRAW, Reason.ARBITER);
      draft.change(open.get().proposing(Proposal.of(draw)));
      if (draft.laws.automatic() && open.get().owner() != null) {
        draft.end(draw);
      }
    }
  }

  /**
   * The arbiter acts on his own observation. Where he must wait one move, the draw comes by itself
   * after it: he has seen the position.
   */
  static void observed(Draft draft, String who) {
    if (draft.laws.playClass() == PlayClass.STANDARD
        || draft.laws.says(Rule.BOTH_KINGS_IN_CHECK, "nothing")) {
      draft.refuse("no rule of this edition on both kings in check");
      return;
    }
    if (!bothInCheck(draft.position())) {
      draft.refuse("the kings are not both in check");
      return;
    }
    if (draft.laws.says(Rule.BOTH_KINGS_IN_CHECK, "arbiter")) {
      draft
          .offences
          .newest(act -> !act.legal())
          .ifPresentOrElse(
              act -> {
                draft.endAlerts(
                    alert -> alert.kind() == AlertKind.BOTH_KINGS_IN_CHECK, AlertState.RULED, null);
                Judging.illegal(draft, act);
              },
              () -> draft.refuse("nobody knows which move left both kings in check"));
      return;
    }
    var alert =
        draft
            .open(AlertKind.BOTH_KINGS_IN_CHECK)
            .orElseGet(() -> Raising.of(draft, AlertKind.BOTH_KINGS_IN_CHECK, null).raise());
    draft.change(alert.takenBy(who));
  }
}
