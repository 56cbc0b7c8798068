package org.escaque.game;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Rule;
import org.escaque.tracking.Touch;

/** Moves made with two hands, as an arbiter noted. */
final class TwoHands {

  private TwoHands() {}

  /** The arbiter notes it, before or just after the press. */
  static void noted(Draft draft, Side side) {
    if (draft.over()) {
      draft.refuse("the game is over");
    } else if (draft.position().turn() == side) {
      draft.turn = draft.turn.withTwoHands(true);
    } else if (draft.score.size() > 0 && draft.score.plies().getLast().side() == side) {
      completed(draft, side, draft.score.cutTo(draft.score.size() - 1), List.of());
    } else {
      draft.refuse(side + " has not moved");
    }
  }

  /** The note belongs to the move on the board and lapses when that is taken back. */
  static void lapse(Draft draft) {
    if (draft.turn.twoHands() && draft.reading().differs().isEmpty()) {
      draft.turn = draft.turn.withTwoHands(false);
    }
  }

  /**
   * The move was pressed.
   *
   * @return whether the game went back
   */
  static boolean completed(Draft draft, Side side, Score before, List<Touch> touches) {
    if (!draft.laws.says(Rule.TWO_HANDS, "illegal")) {
      Raising.of(draft, AlertKind.TWO_HANDS, side).act(before, touches, null).raise();
      return false;
    }
    var deed = new Irregular.Deed(null, true, true, null, null);
    return Irregular.illegalAct(draft, AlertKind.TWO_HANDS, side, before, touches, deed);
  }
}
