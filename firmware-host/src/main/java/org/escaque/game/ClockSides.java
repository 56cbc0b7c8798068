package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.laws.AlertKind;
import org.escaque.tracking.Verdict;

/**
 * Presses of the wrong lever: of the side whose clock stands already. One is nothing; a row of
 * them, each after a move of the other side, is a clock that stands the wrong way round.
 */
final class ClockSides {

  private static final int ROW = 4;

  private ClockSides() {}

  /** A press of the side whose clock does not run changes nothing. */
  static void idlePress(Draft draft, Side side) {
    count(draft, side);
    draft.refuse("the clock of " + side + " does not run");
    turnIfSure(draft, side);
  }

  /**
   * The lever of an external clock was pressed by the side that is not to move.
   *
   * @return whether the clock was found to stand the wrong way round
   */
  static boolean outOfTurn(Draft draft, Side side) {
    if (!draft.levers.external()) {
      return false;
    }
    boolean before = draft.levers.swapped();
    count(draft, side);
    turnIfSure(draft, side);
    return draft.levers.swapped() != before;
  }

  private static void count(Draft draft, Side side) {
    boolean otherHasMoved =
        draft.reading().made().filter(made -> made.side() == side.opponent()).isPresent();
    draft.levers = draft.levers.wrong(otherHasMoved ? draft.levers.wrongInRow() + 1 : 0);
  }

  /** A completed press belongs to the row if the reply to it stands already. */
  static void completed(Draft draft, Side side) {
    boolean replied =
        draft.reading().made().filter(made -> made.side() == side.opponent()).isPresent();
    boolean inRow = replied && draft.levers.wrongInRow() > 0;
    draft.levers = draft.levers.wrong(inRow ? draft.levers.wrongInRow() + 1 : 0);
    turnIfSure(draft, side);
  }

  private static void turnIfSure(Draft draft, Side side) {
    if (draft.over() || draft.levers.wrongInRow() < ROW) {
      return;
    }
    draft.levers = draft.levers.turned();
    Raising.of(draft, AlertKind.CLOCK_SIDE, null).raise();
    var mover = side.opponent();
    if (draft.tracker.atPress(mover, draft.now) instanceof Verdict.Completed completed) {
      Pressing.press(draft, mover);
      Completion.of(draft, mover, completed);
    }
  }
}
