package org.escaque.game;

import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.clock.ClockState;
import org.escaque.laws.AlertKind;
import org.escaque.laws.AlertState;
import org.escaque.laws.Outcome;
import org.escaque.laws.Proposal;
import org.escaque.laws.Reason;
import org.escaque.laws.Result;
import org.escaque.tracking.KingsGesture;

/** What hands do between presses. */
final class HandsAtWork {

  private HandsAtWork() {}

  static void on(Draft draft, BoardEvent event) {
    draft.tracker = draft.tracker.on(event);
    OtherReading.felt(draft, event);
    draft.effects.add(new Effect.HandsChanged());
    if (draft.over()) {
      return;
    }
    contacts(draft, event);
    TwoHands.lapse(draft);
    if (draft.reading().differs().isEmpty()) {
      draft.endAlerts(
          alert -> alert.kind() == AlertKind.DISPLACED, AlertState.WITHDRAWN, "put right");
    }
    SetUpWatch.look(draft);
    kingReleased(draft, event);
    gesture(draft);
    windows(draft);
    Resting.handsMoved(draft);
    ClockActs.handsMoved(draft);
    Standing.handsMoved(draft, event);
  }

  private static void contacts(Draft draft, BoardEvent event) {
    switch (event) {
      case BoardEvent.BoardLost lost -> Contacts.lost(draft);
      case BoardEvent.BoardBack back -> Contacts.back(draft);
      case BoardEvent.SquareDoubted(var square, var reason, var tick) ->
          Contacts.doubted(draft, square, reason);
      case BoardEvent.SquareTrusted(var square, var tick) -> Contacts.trusted(draft, square);
      case BoardEvent.SquareLifted lifted -> {}
      case BoardEvent.SquarePlaced placed -> {}
      case BoardEvent.SquareSeenEmpty gap -> {}
      case BoardEvent.PieceSeen seen -> Unseen.handsMoved(draft);
    }
  }

  /** The king was let go on its castling square, the rook still at home. */
  private static void kingReleased(Draft draft, BoardEvent event) {
    var felt = putDown(event).orElse(null);
    if (felt == null || !draft.running()) {
      return;
    }
    var square = draft.tracker.isTurned() ? felt.turned() : felt;
    var reading = draft.reading();
    for (var move : draft.position().legalMoves()) {
      if (move instanceof Move.Castling castling
          && castling.to() == square
          && Math.abs(castling.from().file() - square.file()) > 1
          && reading.inAir().equals(Occupancy.of(castling.from()))) {
        draft.turn = draft.turn.releasing(castling.rookFrom());
      }
    }
  }

  /** Where somebody was put down, whether or not the board knows who. */
  private static Optional<Square> putDown(BoardEvent event) {
    if (event instanceof BoardEvent.SquarePlaced(var square, var _)) {
      return Optional.of(square);
    }
    return event instanceof BoardEvent.PieceSeen(var square, var man, var _) && man != ' '
        ? Optional.of(square)
        : Optional.empty();
  }

  /** While the clocks stand, the kings may show a result. */
  private static void gesture(Draft draft) {
    var shown =
        draft.clock.state() instanceof ClockState.Paused
            ? draft.tracker.kingsGesture().orElse(null)
            : null;
    if (shown != null && shown != draft.gesture) {
      propose(draft, result(shown));
    }
    draft.gesture = shown;
  }

  private static Result result(KingsGesture shown) {
    return switch (shown) {
      case WHITE_WINS -> Result.WHITE_WINS;
      case BLACK_WINS -> Result.BLACK_WINS;
      case DRAW -> Result.DRAW;
    };
  }

  private static void propose(Draft draft, Result result) {
    draft.endAlerts(
        alert -> alert.kind() == AlertKind.RESULT_PROPOSAL, AlertState.CLOSED, "shown anew");
    Raising.of(draft, AlertKind.RESULT_PROPOSAL, null)
        .proposing(Proposal.of(Outcome.of(result, Reason.KINGS)))
        .raise();
  }

  private static void windows(Draft draft) {
    if (!draft.running()) {
      return;
    }
    var mover = draft.position().turn();
    if (!draft.touches().isEmpty()) {
      Windows.touchedBy(draft, mover);
    }
    boolean made = draft.reading().made().filter(ply -> ply.side() == mover).isPresent();
    if (made) {
      Windows.movedBy(draft, mover);
    }
    draft
        .clock
        .running()
        .filter(side -> side != mover && OtherReading.isMadeBy(draft, side))
        .ifPresent(side -> Windows.movedBy(draft, side));
  }
}
