package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.clock.ClockState;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Rule;
import org.escaque.tracking.Verdict;

/** A press of the clock: what it does to the times, and what it completes. */
final class Pressing {

  private Pressing() {}

  static void pressed(Draft draft, Side lever) {
    var side = draft.levers.swapped() ? lever.opponent() : lever;
    draft.levers = draft.levers.pressedBy(side);
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    switch (draft.clock.state()) {
      case ClockState.Stopped stopped -> begin(draft);
      case ClockState.Paused paused -> draft.refuse("both clocks are stopped");
      case ClockState.Running(var runner, var since) when runner != side ->
          ClockSides.idlePress(draft, side);
      case ClockState.Running running -> judge(draft, side);
    }
  }

  /** The first press starts the clock of the side to move; hands before it were no touches. */
  private static void begin(Draft draft) {
    draft.clockChanged(draft.clock.start(draft.position().turn(), draft.now));
    SetUpWatch.begin(draft);
    if (draft.reading().differs().isEmpty()) {
      draft.tracker = draft.tracker.restored(draft.position(), draft.score.size());
    }
  }

  private static void judge(Draft draft, Side side) {
    draft.clearSignals();
    if (draft.turn.drop() != null) {
      Drops.pressed(draft, side);
      return;
    }
    if (Unseen.pressed(draft, side)) {
      return;
    }
    var own = draft.tracker.atPress(side, draft.now);
    become(draft, side, OtherReading.better(draft, side, own));
  }

  private static void become(Draft draft, Side side, Verdict verdict) {
    switch (verdict) {
      case Verdict.Completed completed -> {
        press(draft, side);
        Completion.of(draft, side, completed);
        ClockSides.completed(draft, side);
      }
      case Verdict.Ambiguous ambiguous -> {
        press(draft, side);
        Completion.of(draft, side, ambiguous);
      }
      case Verdict.Illegal illegal -> Irregular.completed(draft, side, illegal);
      case Verdict.NothingMoved nothing -> nothingMoved(draft, side, nothing);
      case Verdict.IdlePress idle -> {
        if (!givesBack(draft, side) && !ClockSides.outOfTurn(draft, side)) {
          draft.clockChanged(draft.clock.start(side.opponent(), draft.now));
        }
      }
      case Verdict.Unseen unseen -> {
        press(draft, side);
        draft.tracker = unseen.next();
        draft.levers = draft.levers.unseenBy(side);
      }
      case Verdict.Unexplained unexplained -> {
        press(draft, side);
        draft.tracker = unexplained.next();
        if (draft.open(AlertKind.DISPLACED).isEmpty()) {
          Raising.of(draft, AlertKind.DISPLACED, side)
              .note(unexplained.squares() + " differ, and no single move explains it")
              .raise();
        }
      }
    }
  }

  /** The lever does what it does, whatever the move was. */
  static void press(Draft draft, Side side) {
    draft.clockChanged(draft.clock.pressed(side, draft.now));
  }

  private static void nothingMoved(Draft draft, Side side, Verdict.NothingMoved nothing) {
    if (givesBack(draft, side)) {
      draft.tracker = nothing.next();
      return;
    }
    boolean inHand = !nothing.inHand().isEmpty();
    var rule = inHand ? Rule.PRESS_WITH_PIECE_IN_HAND : Rule.PRESS_WITHOUT_MOVE;
    var touches = draft.touches();
    if (draft.laws.says(Rule.ILLEGAL_PLACEMENT, "not-transmitted")) {
      Raising.of(draft, AlertKind.NO_MOVE, side).article(draft.laws.article(rule)).raise();
      return;
    }
    press(draft, side);
    draft.tracker = nothing.next();
    draft.other = OtherReading.ofPassedTurn(draft);
    if (draft.laws.says(rule, "illegal")) {
      Irregular.withoutMove(draft, side, touches, draft.laws.article(rule));
      return;
    }
    Completion.countMoves(draft);
    Raising.of(draft, AlertKind.NO_MOVE, side).article(draft.laws.article(rule)).raise();
  }

  /**
   * A player who has not moved gives the clock back to an opponent whose act waits for a ruling, or
   * who has knocked something over.
   */
  private static boolean givesBack(Draft draft, Side side) {
    var offender = side.opponent();
    boolean waits =
        draft
            .offences
            .newest(act -> act.side() == offender && act.kind() != AlertKind.TOUCH_MOVE)
            .isPresent();
    boolean displaced =
        draft.laws.says(Rule.DISPLACED, "clock-given-back")
            && draft
                .open(AlertKind.DISPLACED)
                .filter(alert -> alert.side() == offender)
                .isPresent();
    if (!waits && !displaced) {
      return false;
    }
    draft.clockChanged(draft.clock.start(offender, draft.now));
    return true;
  }
}
