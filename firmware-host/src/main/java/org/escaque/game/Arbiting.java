package org.escaque.game;

import java.util.Optional;
import java.util.stream.Stream;
import org.escaque.board.Side;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertRules;
import org.escaque.laws.AlertState;
import org.escaque.laws.Outcome;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.laws.Rule;
import org.escaque.laws.Verdicts;

/** What an arbiter does; first come, first served, and each command once. */
final class Arbiting {

  private Arbiting() {}

  static void acted(Draft draft, GameEvent.ArbiterActed acted) {
    if (acted.id().isEmpty()) {
      carryOut(draft, acted);
      return;
    }
    String command = Draft.command(acted.who(), acted.id());
    String answer = draft.answers.get(command);
    if (answer == null) {
      answer = carryOut(draft, acted);
      draft.answers.put(command, answer);
    }
    draft.effects.add(new Effect.Answered(acted.who(), acted.id(), answer));
  }

  /** Why it was refused; empty if it was not. */
  private static String carryOut(Draft draft, GameEvent.ArbiterActed acted) {
    act(draft, acted);
    return draft.effects.stream()
        .flatMap(effect -> effect instanceof Effect.Refused r ? Stream.of(r.reason()) : null)
        .findFirst()
        .orElse("");
  }

  private static void act(Draft draft, GameEvent.ArbiterActed acted) {
    String who = acted.who();
    switch (acted.act()) {
      case ArbiterAct.Intervene(var kind) -> intervene(draft, who, kind);
      case ArbiterAct.Apply(var choice) ->
          chosen(draft, choice).ifPresent(alert -> apply(draft, who, alert));
      case ArbiterAct.Dismiss(var choice) ->
          chosen(draft, choice).ifPresent(alert -> Dismissing.dismiss(draft, who, alert));
      case ArbiterAct.Take(var choice) ->
          chosen(draft, choice).ifPresent(alert -> take(draft, who, alert));
      case ArbiterAct.SetClock(var side, var time) -> ClockActs.set(draft, side, time);
      case ArbiterAct.SetResult(var result) -> result(draft, result);
      case ArbiterAct.StopClocks stop -> ClockActs.stop(draft);
      case ArbiterAct.StartClock(var side) -> ClockActs.start(draft, side);
      case ArbiterAct.NotePhone(var side) -> phone(draft, side);
      case ArbiterAct.NoteTwoHands(var side) -> TwoHands.noted(draft, side);
      case ArbiterAct.NamePromotion(var role) -> Announcing.promotion(draft, role);
      case ArbiterAct.ChooseCandidate(var ply, var san) -> Corrections.choose(draft, ply, san);
      case ArbiterAct.SetPosition(var fen) -> Corrections.position(draft, fen);
      case ArbiterAct.GoBackTo(var ply) -> Corrections.goBack(draft, ply);
      case ArbiterAct.Tell(var told) -> Game.apply(draft, told);
    }
  }

  private static Optional<Alert> chosen(Draft draft, ArbiterAct.AlertChoice choice) {
    var found =
        draft.alerts.newest(
            alert ->
                alert.isOpen()
                    && (choice.id() == null || choice.id().equals(alert.id()))
                    && (choice.kind() == null || choice.kind() == alert.kind())
                    && (choice.side() == null || choice.side() == alert.side()));
    if (found.isEmpty()) {
      draft.refuse("no such alert is open");
    }
    return found;
  }

  private static void take(Draft draft, String who, Alert alert) {
    if (alert.state() == AlertState.TAKEN) {
      draft.refuse("taken by " + alert.owner());
      return;
    }
    draft.change(alert.takenBy(who));
  }

  /** His own observation is itself the decision, in both modes of rulings. */
  private static void intervene(Draft draft, String who, AlertKind kind) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    switch (kind) {
      case FLAG -> Flags.called(draft);
      case BOTH_FLAGS -> Flags.bothDown(draft);
      case BOTH_KINGS_IN_CHECK -> BothKings.observed(draft, who);
      case ILLEGAL_MOVE,
          NO_MOVE,
          TWO_HANDS,
          KING_CAPTURED,
          PROMOTION_INCOMPLETE,
          EN_PASSANT_INCOMPLETE,
          CASTLING_INCOMPLETE,
          TOUCH_MOVE ->
          onAct(draft, kind);
      default ->
          draft
              .open(kind)
              .ifPresentOrElse(
                  alert -> apply(draft, who, alert),
                  () -> draft.refuse("nothing to intervene in: " + kind));
    }
  }

  private static void onAct(Draft draft, AlertKind kind) {
    var act = draft.offences.newest(pending -> pending.kind() == kind);
    if (act.isEmpty()) {
      draft.refuse("no " + kind + " can be corrected any more");
    } else if (!AlertRules.arbiterMayAct(draft.laws, kind)) {
      draft.refuse("only the opponent may claim (" + AlertRules.article(draft.laws, kind) + ")");
    } else {
      rule(draft, act.get());
    }
  }

  private static void rule(Draft draft, Pending act) {
    if (act.kind() == AlertKind.TOUCH_MOVE) {
      Judging.touchMove(draft, act);
    } else {
      Judging.illegal(draft, act);
    }
  }

  /** He carries out what an open alert proposes. */
  private static void apply(Draft draft, String who, Alert alert) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    var act = draft.offences.newest(pending -> pending.alert().equals(alert.id()));
    if (act.isPresent()) {
      rule(draft, act.get());
      return;
    }
    if (alert.kind() == AlertKind.FLAG) {
      Flags.decide(draft);
      return;
    }
    if (alert.kind() == AlertKind.SET_UP) {
      SetUp.ruled(draft, who, alert);
      return;
    }
    if (alert.kind() == AlertKind.BOTH_KINGS_IN_CHECK && outcome(alert).isEmpty()) {
      BothKings.observed(draft, who);
      return;
    }
    if (alert.kind() == AlertKind.CLAIM_ACCEPTED && outcome(alert).isEmpty()) {
      claimed(draft, alert);
      return;
    }
    if (alert.kind() == AlertKind.CLAIM_REJECTED && alert.proposal() != null) {
      var claimant = alert.side();
      if (claimant != null) {
        DrawClaims.penalise(draft, claimant);
      }
    }
    draft.change(alert.ended(AlertState.RULED, "by " + who));
    draft.signal(alert);
    outcome(alert).ifPresent(draft::end);
  }

  /** A claim of an act was right: the act is ruled. */
  private static void claimed(Draft draft, Alert claim) {
    var claimant = claim.side();
    draft.change(claim.ended(AlertState.RULED, null));
    draft
        .offences
        .newest(act -> claimant != null && act.side() == claimant.opponent())
        .ifPresent(act -> rule(draft, act));
  }

  private static Optional<Outcome> outcome(Alert alert) {
    var proposal = alert.proposal();
    return proposal == null ? Optional.empty() : Optional.ofNullable(proposal.outcome());
  }

  private static void result(Draft draft, Result result) {
    if (result == Result.OPEN) {
      draft.refuse("a game is not reopened by a result");
      return;
    }
    draft.end(new Outcome(result, Reason.ARBITER));
  }

  private static void phone(Draft draft, Side side) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    Verdicts.phone(draft.laws, side, draft.position())
        .ifPresentOrElse(
            draft::end,
            () ->
                Raising.of(draft, AlertKind.RESULT_PROPOSAL, side)
                    .article(draft.laws.article(Rule.PHONE))
                    .note("a phone of " + side + " sounded")
                    .raise());
  }
}
