package org.escaque.game;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.clock.ChessClock;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Outcome;
import org.escaque.laws.Rule;
import org.escaque.laws.Verdicts;
import org.escaque.laws.Verdicts.Penalty;

/** Rulings on acts that waited: the game goes back, the penalty is given, the count goes up. */
final class Judging {

  private Judging() {}

  /** An act that counts as an illegal move is ruled. */
  static void illegal(Draft draft, Pending act) {
    var side = act.side();
    var position = act.before().position();
    var penalty = Verdicts.illegalMove(draft.laws, side, draft.offences.count(side), position);
    boolean queen =
        act.kind() == AlertKind.PROMOTION_INCOMPLETE
            && draft.laws.says(Rule.PROMOTION_LEFT, "queen");
    if (queen) {
      promoted(draft, act);
    } else {
      goBack(draft, act);
    }
    draft.offences = draft.offences.counted(side, penalty.number());
    settle(draft, act, words(side, penalty) + " (" + penalty.article() + ")");
    if (!penalty.bonus().isZero()) {
      draft.clockChanged(draft.clock.added(side.opponent(), penalty.bonus(), draft.now));
      ClockOrders.given(draft, act.alert(), side.opponent());
    }
    penalty.outcome().ifPresent(draft::end);
    if (penalty.undecided()) {
      Undecided.onIllegalMoves(draft, side);
    }
  }

  /** The position before the act stands again, and the offender's clock runs on. */
  private static void goBack(Draft draft, Pending act) {
    boolean removed = draft.laws.says(Rule.ILLEGAL_MOVE_INCREMENT, "removed");
    var clock = removed ? act.pressed().unpressed(act.side(), draft.now) : act.pressed();
    back(draft, act, clock);
    draft.turn =
        draft.laws.has(Rule.ILLEGAL_MOVE_BINDS)
            ? Turn.FRESH.carrying(act.touches()).releasing(act.released())
            : Turn.FRESH;
    draft.tracker = act.back(draft.tracker);
  }

  /** The score and the clocks of the moment of the press, the offender to move. */
  private static void back(Draft draft, Pending act, ChessClock clock) {
    draft.score = withRevisions(act.before(), draft.score.revised());
    draft.effects.add(new Effect.ScoreChanged(act.before().size()));
    draft.clockChanged(clock.start(act.side(), draft.now));
    if (draft.levers.runs() != act.side()) {
      draft.effects.add(new Effect.ClockWaits(act.side()));
    }
    for (var flag : List.copyOf(draft.flags)) {
      if (!draft.clock.fallen(flag) && !draft.clock.remaining(flag, draft.now).isZero()) {
        Flags.up(draft, flag);
      }
    }
    draft.offer = null;
    Completion.countMoves(draft);
  }

  private static Score withRevisions(Score score, int revised) {
    return new Score(score.start(), score.plies(), score.after(), revised);
  }

  /** A pawn left on the last rank is a queen, and the move stands. */
  private static void promoted(Draft draft, Pending act) {
    int size = act.before().size() + 1;
    if (draft.score.size() > size) {
      draft.score = draft.score.cutTo(size);
      draft.clockChanged(act.pressed().start(act.side().opponent(), draft.now));
      draft.tracker = draft.tracker.restored(draft.position(), size);
    }
    var scored = draft.score.plies().get(size - 1);
    draft.score =
        draft.score.replaced(
            size - 1, scored.withMark(Mark.NONE), draft.score.after().get(size - 1));
    draft.effects.add(new Effect.ScoreChanged(size - 1));
    draft.turn = Turn.FRESH;
  }

  /** The alert is ruled; acts that came later are history. */
  private static void settle(Draft draft, Pending act, String ruling) {
    draft
        .alerts
        .find(act.alert())
        .ifPresent(
            alert -> {
              draft.change(alert.ended(AlertState.RULED, ruling));
              draft.signal(alert);
            });
    int size = act.before().size();
    for (var later : draft.offences.pending()) {
      if (later != act && later.before().size() >= size) {
        draft.endAlerts(alert -> alert.id().equals(later.alert()), AlertState.CLOSED, null);
      }
    }
    draft.offences = draft.offences.without(other -> other.before().size() >= size);
    draft.endAlerts(
        alert -> alert.kind() == AlertKind.BOTH_KINGS_IN_CHECK && alert.ply() > size,
        AlertState.CLOSED,
        null);
  }

  /**
   * A breach of touch-move: the move is taken back and the obligation stands; nothing is counted.
   */
  static void touchMove(Draft draft, Pending act) {
    var rook = Breach.rookMove(draft, act);
    if (rook.isPresent()) {
      Breach.standAsRookMove(draft, act, rook.get());
    } else {
      back(draft, act, act.pressed().unpressed(act.side(), draft.now));
      draft.turn = Turn.FRESH.carrying(act.touches()).releasing(act.released());
      draft.tracker = act.back(draft.tracker);
    }
    settle(draft, act, "touch-move (" + draft.laws.article(Rule.TOUCH_MOVE) + ")");
    if (rook.isPresent()) {
      Endings.check(draft);
    }
  }

  /** A penalty in words, for arbiters: {@code black +120 s}. */
  static String words(Side offender, Penalty penalty) {
    if (penalty.outcome().isPresent()) {
      return penalty.outcome().map(Outcome::toString).orElseThrow();
    }
    if (penalty.undecided()) {
      return offender + " loses, or a draw";
    }
    return penalty.bonus().isZero()
        ? "position restored"
        : offender.opponent() + " +" + penalty.bonus().toSeconds() + " s";
  }
}
