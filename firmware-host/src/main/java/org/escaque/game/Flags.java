package org.escaque.game;

import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.clock.ClockTime;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertRules;
import org.escaque.laws.AlertState;
import org.escaque.laws.Outcome;
import org.escaque.laws.Proposal;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.laws.Rule;
import org.escaque.laws.Ruled;
import org.escaque.laws.Verdicts;

/** Flags: which is down, which was first, and what follows from it. */
final class Flags {

  private Flags() {}

  /** The flags of the host's own clock; an external one reports its own. */
  static void notice(Draft draft) {
    if (draft.levers.external()) {
      return;
    }
    for (var side : draft.clock.flags()) {
      if (!draft.over() && !draft.flags.contains(side)) {
        fell(draft, side);
      }
    }
  }

  /** An external clock says that a flag is down. */
  static void reported(Draft draft, Side at) {
    var side = draft.levers.swapped() ? at.opponent() : at;
    if (draft.over() || draft.flags.contains(side)) {
      draft.refuse("the flag of " + side + " is known");
      return;
    }
    draft.clockChanged(draft.clock.adjusted(side, ClockTime.ZERO, draft.now));
    fell(draft, side);
  }

  private static void fell(Draft draft, Side side) {
    draft.flags.add(side);
    boolean mayAct = AlertRules.arbiterMayAct(draft.laws, AlertKind.FLAG);
    var raising = Raising.of(draft, AlertKind.FLAG, side);
    if (mayAct) {
      outcome(draft).ifPresent(outcome -> raising.proposing(Proposal.of(outcome)));
    }
    var alert = raising.raise();
    if (draft.flags.size() == 2) {
      Raising.of(draft, AlertKind.BOTH_FLAGS, null).note(draft.flags.getFirst() + " first").raise();
    }
    if (draft.laws.ruled(Rule.FLAG_RULED) == Ruled.AT_ONCE && draft.laws.automatic()) {
      draft.signal(alert);
      decide(draft);
    }
  }

  /** The clock was set or went back: this flag is up again. */
  static void up(Draft draft, Side side) {
    draft.flags.remove(side);
    draft.endAlerts(
        alert ->
            alert.kind() == AlertKind.BOTH_FLAGS
                || alert.kind() == AlertKind.FLAG && alert.side() == side,
        AlertState.WITHDRAWN,
        "the flag is up again");
  }

  /** The flags that are down decide the game. */
  static void decide(Draft draft) {
    if (draft.flags.isEmpty()) {
      draft.refuse("no flag is down");
      return;
    }
    for (var alert : draft.alerts.all()) {
      if (alert.isOpen() && alert.kind() == AlertKind.FLAG) {
        draft.signal(alert);
        draft.change(alert.ended(AlertState.RULED, draft.laws.article(Rule.WIN_ON_TIME)));
      }
    }
    outcome(draft).ifPresentOrElse(draft::end, () -> Undecided.onTime(draft));
  }

  /** The result of the flags that are down; empty if it is not known or the game goes on. */
  private static Optional<Outcome> outcome(Draft draft) {
    if (draft.flags.size() == 2 && draft.laws.says(Rule.BOTH_FLAGS, "draw")) {
      return Optional.of(Outcome.of(Result.DRAW, Reason.TIME));
    }
    return Verdicts.flagFallen(draft.laws, draft.flags.getFirst(), draft.position());
  }

  /** A player claims that the opponent's time is up. */
  static void claimed(Draft draft, Side claimant) {
    String article = draft.laws.article(Rule.FLAG_RULED);
    if (!draft.flags.contains(claimant.opponent())) {
      Claims.reject(draft, claimant, article, "the flag is not down");
      return;
    }
    boolean both = draft.flags.contains(claimant);
    boolean draw = draft.laws.says(Rule.BOTH_FLAGS, "draw");
    if (both && !draw && draft.laws.has(Rule.FLAG_CLAIM_NEEDS_OWN_FLAG_UP)) {
      Claims.reject(draft, claimant, article, "the claimant's own flag is down");
      return;
    }
    if (both && !draw && draft.flags.getFirst() == claimant) {
      Claims.reject(draft, claimant, article, "the claimant's own flag fell first");
      return;
    }
    if (draft.laws.automatic()) {
      Claims.accept(draft, claimant, article, null);
      decide(draft);
      return;
    }
    Claims.accept(draft, claimant, article, outcome(draft).orElse(null));
  }

  /** An arbiter calls the flag. */
  static void called(Draft draft) {
    if (draft.flags.isEmpty()) {
      draft.refuse("no flag is down");
    } else if (!AlertRules.arbiterMayAct(
        draft.laws, draft.flags.size() == 2 ? AlertKind.BOTH_FLAGS : AlertKind.FLAG)) {
      draft.refuse("only a player may call a flag (" + draft.laws.article(Rule.FLAG_RULED) + ")");
    } else {
      decide(draft);
    }
  }

  /** An arbiter states that both flags are down and that nobody knows which was first. */
  static void bothDown(Draft draft) {
    int last = draft.clock.control().periods().size() - 1;
    boolean lastPeriod =
        draft.clock.period(Side.WHITE) == last || draft.clock.period(Side.BLACK) == last;
    var rule = lastPeriod ? Rule.BOTH_FLAGS_LAST_PERIOD : Rule.BOTH_FLAGS;
    if (draft.open(AlertKind.BOTH_FLAGS).isEmpty()) {
      Raising.of(draft, AlertKind.BOTH_FLAGS, null).article(draft.laws.article(rule)).raise();
    }
    draft.endAlerts(
        alert -> alert.kind() == AlertKind.BOTH_FLAGS, AlertState.RULED, draft.laws.article(rule));
    if (draft.laws.says(rule, "draw")) {
      draft.end(Outcome.of(Result.DRAW, Reason.TIME));
    } else if (draft.laws.says(rule, "continue")) {
      draft.endAlerts(alert -> alert.kind() == AlertKind.FLAG, AlertState.CLOSED, null);
    } else if (draft.laws.says(rule, "first-flag") && !draft.flags.isEmpty()) {
      decide(draft);
    } else {
      Undecided.byArbiter(draft, AlertKind.BOTH_FLAGS, "the order of the flags is not known");
    }
  }
}
