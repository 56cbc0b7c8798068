package org.escaque.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.escaque.chess.Setup;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Rule;

/** Pieces put on the board from the reserve, in games of pasapiezas. */
final class Drops {

  private Drops() {}

  static void dropped(Draft draft, Role role, Square square) {
    if (draft.over()) {
      draft.refuse("the game is over");
      return;
    }
    var objection = objection(draft, role, square);
    if (!objection.isEmpty()) {
      Raising.of(draft, AlertKind.DROP_REJECTED, draft.position().turn())
          .note(role + " on " + square + ": " + objection)
          .raise();
      return;
    }
    draft.turn = draft.turn.dropping(new Turn.Drop(role, square));
  }

  private static String objection(Draft draft, Role role, Square square) {
    var side = draft.position().turn();
    if (!draft.laws.has(Rule.DROPS)) {
      return "this edition has no drops";
    }
    if (!draft.reserves.has(side, role)) {
      return "not in the reserve of " + side;
    }
    if (draft.position().pieceAt(square).isPresent()) {
      return "the square is occupied";
    }
    int last = side == Side.WHITE ? 7 : 0;
    if (role == Role.PAWN && square.rank() == last) {
      return "no pawn on the promotion rank";
    }
    return after(draft.position(), role, square)
        .map(next -> next.inCheck() ? "it gives check" : "")
        .orElse("the king stays in check");
  }

  /** Whether a piece in hand can be dropped, so that a player without a move is not lost. */
  static boolean canHelp(Position position, String reserve) {
    var side = position.turn();
    int last = side == Side.WHITE ? 7 : 0;
    for (int i = 0; i < reserve.length(); i++) {
      var role = Role.parse(reserve.charAt(i)).orElseThrow();
      for (var square : Square.all()) {
        boolean allowed = role != Role.PAWN || square.rank() != last;
        if (allowed
            && position.pieceAt(square).isEmpty()
            && after(position, role, square).filter(next -> !next.inCheck()).isPresent()) {
          return true;
        }
      }
    }
    return false;
  }

  private static Optional<Position> after(Position position, Role role, Square square) {
    var side = position.turn();
    var men = new EnumMap<Square, Piece>(Square.class);
    men.putAll(position.pieces());
    men.put(square, Piece.of(side, role));
    var setup =
        new Setup(
            men,
            side.opponent(),
            position.castlingRooks(),
            null,
            position.halfMoveClock() + 1,
            position.fullMoveNumber() + side.ordinal(),
            position.rules());
    return Position.asItStands(setup).position().filter(next -> !BothKings.idleInCheck(next));
  }

  /** The drop is pressed: it is the move. */
  static void pressed(Draft draft, Side side) {
    var drop = draft.turn.drop();
    var position = draft.position();
    var next =
        drop == null ? Optional.<Position>empty() : after(position, drop.role(), drop.square());
    if (drop == null || next.isEmpty() || position.turn() != side) {
      draft.refuse("no drop to complete");
      return;
    }
    Pressing.press(draft, side);
    String text = drop.role().letter() + "@" + drop.square();
    var scored =
        new ScoredPly(
            side,
            text,
            text,
            draft.clock.remaining(side, draft.now),
            draft.clock.spent(side),
            Mark.NONE,
            List.of());
    draft.score = draft.score.plus(scored, next.get());
    draft.reserves = draft.reserves.without(side, drop.role());
    draft.turn = draft.turn.after(side);
    draft.tracker = draft.tracker.restored(next.get(), draft.score.size());
    Windows.movedBy(draft, side);
    draft.effects.add(new Effect.PlyCompleted(draft.score.size() - 1, scored));
    Endings.check(draft);
  }
}
