package org.escaque.game;

import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.clock.ChessClock;
import org.escaque.laws.AlertKind;
import org.escaque.tracking.Ply;
import org.escaque.tracking.Touch;
import org.escaque.tracking.Tracker;
import org.jspecify.annotations.Nullable;

/**
 * An act that nobody has ruled on yet, with what a ruling needs to go back to before it. Immutable.
 *
 * @param alert id of its alert
 * @param before the score before the act
 * @param tracker what was known of the wood before the press that completed it
 * @param pressed the clock after the press, paused
 * @param touches what the player touched for it
 * @param released the rook to whose side the king had been released on its castling square
 * @param intended the legal move it would be if it is let pass; null if there is none
 * @param legal the act was a legal move; only how it was done was wrong
 */
record Pending(
    String alert,
    AlertKind kind,
    Side side,
    Score before,
    Tracker tracker,
    ChessClock pressed,
    List<Touch> touches,
    @Nullable Square released,
    @Nullable Ply intended,
    boolean legal) {

  Pending {
    touches = List.copyOf(touches);
  }

  /** The tracker of a table from before the act, on the wood as it stands now. */
  Tracker back(Tracker now) {
    return tracker.plies() == before.size()
        ? now.backTo(tracker)
        : now.restored(before.position(), before.size());
  }

  Optional<Ply> intendedPly() {
    return Optional.ofNullable(intended);
  }
}
