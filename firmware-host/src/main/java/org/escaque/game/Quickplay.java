package org.escaque.game;

import java.time.Duration;
import org.escaque.board.Side;
import org.escaque.clock.Bonus;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Outcome;
import org.escaque.laws.Proposal;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.laws.Rule;

/**
 * The claim that the opponent cannot win by normal means (Article 10, Guideline III, Appendix D):
 * never decided here, always the arbiter's.
 */
final class Quickplay {

  private Quickplay() {}

  static void claimed(Draft draft, Side side) {
    boolean absent = draft.assignment.laws().arbiterAbsent();
    var rule = absent ? Rule.NO_ARBITER_CLAIM : Rule.QUICKPLAY_CLAIM;
    String article = draft.laws.article(rule);
    var objection = objection(draft, side, absent);
    if (!objection.isEmpty()) {
      Claims.reject(draft, side, article, objection);
      return;
    }
    ClockActs.stop(draft);
    Raising.of(draft, AlertKind.RESULT_PROPOSAL, side)
        .article(article)
        .proposing(Proposal.of(Outcome.of(Result.DRAW, Reason.QUICKPLAY)))
        .note(side + " claims that " + side.opponent() + " cannot win by normal means")
        .raise();
  }

  /** Why the claim is void; empty if it is not. */
  private static String objection(Draft draft, Side side, boolean absent) {
    var laws = draft.laws;
    if (laws.says(Rule.QUICKPLAY_CLAIM, "no") || !laws.quickplay() && !absent) {
      return "no quickplay finish";
    }
    if (absent && !laws.has(Rule.NO_ARBITER_CLAIM)) {
      return "no rule for games without an arbiter";
    }
    boolean increment =
        draft.clock.control().period(draft.clock.period(side)).bonus() instanceof Bonus.Increment;
    if (increment && !laws.has(Rule.QUICKPLAY_WITH_INCREMENT)) {
      return "the time control has an increment";
    }
    if (laws.says(Rule.QUICKPLAY_CLAIM, "player-to-move") && draft.position().turn() != side) {
      return side + " does not have the move";
    }
    var left = draft.clock.remaining(side, draft.now).toDuration();
    var limit = laws.duration(Rule.QUICKPLAY_LIMIT).orElse(Duration.ZERO);
    if (left.compareTo(limit) >= 0) {
      return side + " has " + limit.toMinutes() + " minutes or more left";
    }
    return draft.flags.contains(side) ? "the flag of " + side + " is down" : "";
  }
}
