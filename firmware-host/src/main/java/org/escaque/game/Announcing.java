package org.escaque.game;

import org.escaque.board.Side;
import org.escaque.chess.Role;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;

/** What players say or show by a button. */
final class Announcing {

  private Announcing() {}

  /** "J'adoube": from now until his next move is made, what that player touches does not bind. */
  static void adjust(Draft draft, Side side) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    int last =
        draft.reading().touches().stream()
            .mapToInt(touch -> touch.order())
            .max()
            .orElse(Integer.MIN_VALUE);
    draft.turn = draft.turn.noticed(side, last == Integer.MIN_VALUE ? last : last + 1);
  }

  /** The piece of the promotion just made, or about to be pressed. */
  static void promotion(Draft draft, Role role) {
    var named = draft.tracker.named(role, draft.now);
    draft.tracker = named.tracker();
    Revisions.apply(draft, named.revisions());
    if (!draft.over() && !named.revisions().isEmpty()) {
      draft.endAlerts(
          alert ->
              alert.kind() == AlertKind.RESULT_PROPOSAL
                  && alert.evidence().note().equals("if the piece is a queen"),
          AlertState.CLOSED,
          null);
      Endings.check(draft);
    }
    draft.effects.add(new Effect.HandsChanged());
    if (draft.running() && !draft.over()) {
      Standing.look(draft);
    }
  }

  static void move(Draft draft, String san) {
    draft.turn = draft.turn.spoken(san);
  }
}
