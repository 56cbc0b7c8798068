package org.escaque.game;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.laws.AlertKind;
import org.escaque.laws.ClaimWindow;
import org.escaque.laws.Rule;
import org.escaque.laws.Ruled;
import org.escaque.laws.TouchMove;
import org.escaque.tracking.Ply;
import org.escaque.tracking.Touch;

/** A legal move that Article 4 did not leave to the player. */
final class Breach {

  private Breach() {}

  /**
   * The move is complete, and another man was bound.
   *
   * @param open another reading of the wood is a move that Article 4 left to the player, or the
   *     move is a guess: nothing is ruled automatically
   */
  static void completed(
      Draft draft,
      Ply.Played ply,
      Score before,
      Turn turn,
      List<Touch> touches,
      boolean pressed,
      boolean open) {
    var side = ply.side();
    var raising =
        Raising.of(draft, AlertKind.TOUCH_MOVE, side)
            .act(before, touches, ply.to())
            .note(Completion.san(ply) + " although " + other(touches, ply) + " was touched");
    if (!pressed) {
      raising.raise();
      return;
    }
    var alert = raising.window(ClaimWindow.End.TOUCHES, side.opponent()).raise();
    var pending =
        new Pending(
            alert.id(),
            AlertKind.TOUCH_MOVE,
            side,
            before,
            draft.trackerBefore,
            draft.clock.paused(draft.now),
            touches,
            turn.released(),
            ply,
            true);
    draft.offences = draft.offences.waiting(pending);
    boolean believed = draft.reading().doubted().isEmpty();
    if (draft.laws.automatic()
        && believed
        && !open
        && draft.laws.ruled(Rule.TOUCH_MOVE_RULED) == Ruled.AT_ONCE) {
      Judging.touchMove(draft, pending);
    }
  }

  /** The square of the first man that was touched and did not move. */
  private static Square other(List<Touch> touches, Ply ply) {
    return touches.stream()
        .map(Touch::square)
        .filter(square -> square != ply.from())
        .findFirst()
        .orElse(ply.from());
  }

  /** The rook that was touched before its king stays where castling put it, if that is a move. */
  static Optional<Move> rookMove(Draft draft, Pending act) {
    if (!(act.intended() instanceof Ply.Played played)
        || !(played.move() instanceof Move.Castling castling)
        || !draft.laws.says(Rule.ROOK_FIRST, "rook-move")
        || TouchMove.rookFirst(castling, act.touches()).isEmpty()) {
      return Optional.empty();
    }
    Move rook = new Move.Normal(castling.rookFrom(), castling.rookTo());
    return act.before().position().isLegal(rook) ? Optional.of(rook) : Optional.empty();
  }

  /** The castling becomes a move of the rook; the king has still to be put back. */
  static void standAsRookMove(Draft draft, Pending act, Move move) {
    var position = act.before().position();
    var castled = draft.score.plies().get(act.before().size());
    var ply = Ply.Played.of(position, move);
    var scored =
        new ScoredPly(
            castled.side(),
            Completion.san(ply),
            Completion.lan(ply),
            castled.clockAfter(),
            castled.spent(),
            Mark.NONE,
            List.of());
    int revised = draft.score.revised() + 1;
    var kept = act.before().plus(scored, ply.after());
    draft.score = new Score(kept.start(), kept.plies(), kept.after(), revised);
    draft.effects.add(new Effect.ScoreChanged(act.before().size()));
    draft.turn = Turn.FRESH;
    draft.tracker = draft.tracker.restored(ply.after(), draft.score.size());
    if (draft.clock.running().filter(act.side().opponent()::equals).isEmpty()) {
      draft.clockChanged(act.pressed().start(act.side().opponent(), draft.now));
    }
  }
}
