package org.escaque.game;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertRules;
import org.escaque.laws.AlertState;
import org.escaque.laws.Proposal;
import org.escaque.laws.Rule;
import org.escaque.laws.Ruled;
import org.escaque.laws.Verdicts;
import org.escaque.tracking.Irregularity;
import org.escaque.tracking.Ply;
import org.escaque.tracking.PlyReading;
import org.escaque.tracking.Touch;
import org.escaque.tracking.Tracker;
import org.escaque.tracking.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Acts that a press completed and that are no legal move: told, put on record, and ruled if due.
 */
final class Irregular {

  private Irregular() {}

  static void completed(Draft draft, Side side, Verdict.Illegal act) {
    if (draft.laws.says(Rule.ILLEGAL_PLACEMENT, "not-transmitted")) {
      Raising.of(draft, AlertKind.ILLEGAL_MOVE, side)
          .article(draft.laws.article(Rule.ILLEGAL_PLACEMENT))
          .note(act.lan())
          .raise();
      return;
    }
    Revisions.apply(draft, act.revisions());
    Pressing.press(draft, side);
    Completion.earlier(draft, act.earlier());
    if (draft.over()) {
      return;
    }
    var before = draft.score;
    var touches = draft.binding(act.touches());
    var released = draft.turn.released();
    stand(draft, side, act);
    draft.other = OtherReading.ofCorrection(draft, before);
    if (act.setUpSuspected()) {
      SetUp.suspected(draft, side);
    }
    var kind = kind(act.what());
    boolean certain = isCertain(draft, act);
    var to = act.to();
    illegalAct(
        draft,
        kind,
        side,
        before,
        touches,
        new Deed(act.intended().orElse(null), false, certain, to, released));
    BothKings.completed(draft);
    Completion.countMoves(draft);
  }

  /**
   * What was done.
   *
   * @param intended the legal move it would be if it is let pass
   * @param legal only how it was done was wrong
   * @param certain the contacts prove it
   * @param to where the man stands
   * @param released as {@link Turn#released}
   */
  record Deed(
      @Nullable Ply intended,
      boolean legal,
      boolean certain,
      @Nullable Square to,
      @Nullable Square released) {}

  /** Play goes on from the wood as if the act stood. */
  private static void stand(Draft draft, Side side, Verdict.Illegal act) {
    var ply = act.ply();
    if (ply.isPresent()) {
      Completion.add(draft, reading(act, ply.get()), false);
      draft.tracker = act.stands().orElse(draft.tracker);
    } else {
      var scored =
          new ScoredPly(
              side,
              "",
              act.lan(),
              draft.clock.remaining(side, draft.now),
              draft.clock.spent(side),
              Mark.ILLEGAL,
              List.of());
      draft.score = draft.score.plus(scored, draft.position());
      draft.effects.add(new Effect.PlyCompleted(draft.score.size() - 1, scored));
    }
    draft.turn = draft.turn.after(side);
    Windows.movedBy(draft, side);
  }

  /** Nobody has named the piece of a promotion that was left unfinished. */
  private static PlyReading reading(Verdict.Illegal act, PlyReading ply) {
    return act.what() == Irregularity.PROMOTION_INCOMPLETE && ply.isCertain()
        ? new PlyReading(ply.best(), List.of(ply.best()))
        : ply;
  }

  private static boolean isCertain(Draft draft, Verdict.Illegal act) {
    boolean only = act.ply().map(PlyReading::isCertain).orElse(true);
    return only && isProof(draft.tracker, draft.alerts, draft.score) && !act.setUpSuspected();
  }

  /**
   * Whether contacts can prove an illegal move: all are believed, no move was missed, at most one
   * ply is open, and every promotion was named or has shown what it is.
   */
  static boolean isProof(Tracker tracker, Alerts alerts, Score score) {
    return !tracker.isFaulty()
        && alerts
            .newest(alert -> alert.isOpen() && alert.kind() == AlertKind.SENSOR_FAULT)
            .isEmpty()
        && score.plies().stream().noneMatch(Irregular::isUnknown)
        && score.plies().stream().filter(ply -> ply.mark() == Mark.AMBIGUOUS).count() < 2;
  }

  private static boolean isUnknown(ScoredPly ply) {
    return ply.lan().equals(OtherReading.NO_MOVE) || ply.mark() == Mark.UNCONFIRMED;
  }

  private static AlertKind kind(Irregularity what) {
    return switch (what) {
      case ILLEGAL_MOVE -> AlertKind.ILLEGAL_MOVE;
      case KING_CAPTURED -> AlertKind.KING_CAPTURED;
      case PROMOTION_INCOMPLETE -> AlertKind.PROMOTION_INCOMPLETE;
      case CASTLING_INCOMPLETE -> AlertKind.CASTLING_INCOMPLETE;
      case EN_PASSANT_INCOMPLETE -> AlertKind.EN_PASSANT_INCOMPLETE;
    };
  }

  /** A press without a move, where that is an illegal act. */
  static void withoutMove(Draft draft, Side side, List<Touch> touches, String article) {
    draft.endAlerts(
        alert -> alert.kind() == AlertKind.NO_MOVE && alert.side() == side,
        AlertState.CLOSED,
        null);
    act(
        draft,
        AlertKind.NO_MOVE,
        side,
        draft.score,
        touches,
        new Deed(null, false, true, null, draft.turn.released()),
        article);
  }

  /**
   * An act that counts as an illegal move.
   *
   * @return whether it was ruled at once
   */
  static boolean illegalAct(
      Draft draft, AlertKind kind, Side side, Score before, List<Touch> touches, Deed deed) {
    return act(draft, kind, side, before, touches, deed, AlertRules.article(draft.laws, kind));
  }

  private static boolean act(
      Draft draft,
      AlertKind kind,
      Side side,
      Score before,
      List<Touch> touches,
      Deed deed,
      String article) {
    var raising =
        Raising.of(draft, kind, side)
            .article(article)
            .act(before, touches, deed.to())
            .window(Windows.ofIllegalMove(draft), side.opponent());
    if (AlertRules.arbiterMayAct(draft.laws, kind)) {
      raising.proposing(proposal(draft, side, before));
    }
    var alert = raising.raise();
    var pending =
        new Pending(
            alert.id(),
            kind,
            side,
            before,
            draft.trackerBefore,
            draft.clock.paused(draft.now),
            touches,
            deed.released(),
            deed.intended(),
            deed.legal());
    draft.offences = draft.offences.waiting(pending);
    if (isDue(draft, kind) && deed.certain()) {
      Judging.illegal(draft, pending);
      return true;
    }
    return false;
  }

  /** What a ruling on an act would bring. */
  static Proposal proposal(Draft draft, Pending act) {
    return proposal(draft, act.side(), act.before());
  }

  private static Proposal proposal(Draft draft, Side side, Score before) {
    var penalty =
        Verdicts.illegalMove(draft.laws, side, draft.offences.count(side), before.position());
    return new Proposal(Judging.words(side, penalty), penalty.outcome().orElse(null), true);
  }

  /** Whether the Laws leave no choice, and nobody need ask. */
  private static boolean isDue(Draft draft, AlertKind kind) {
    return isProvable(kind)
        && draft.laws.automatic()
        && AlertRules.ruled(draft.laws, kind) == Ruled.AT_ONCE;
  }

  /** Whether contacts can prove it; what is only unfinished waits for an arbiter's eyes. */
  static boolean isProvable(AlertKind kind) {
    return switch (kind) {
      case PROMOTION_INCOMPLETE, CASTLING_INCOMPLETE, EN_PASSANT_INCOMPLETE -> false;
      default -> true;
    };
  }
}
