package org.escaque.tracking;

import java.util.List;
import org.escaque.chess.Role;
import org.jspecify.annotations.Nullable;

/**
 * What belongs to the turn that is being played.
 *
 * @param touches the ledger, in order
 * @param named the piece that was named for a promotion of this turn
 * @param fresh an ambiguous press was the last thing that happened: its readings are the candidates
 * @param idle the side to move has pressed, and no move was found
 * @param unsure the game may stand elsewhere: a move with which every contact agrees shows it
 */
record Turn(
    List<Touch> touches, @Nullable Role named, boolean fresh, boolean idle, boolean unsure) {

  static final Turn NEW = new Turn(List.of(), null, false, false, false);

  Turn {
    touches = List.copyOf(touches);
  }

  /** The same; whether an ambiguous press was the last thing that happened. */
  Turn opening(boolean open) {
    return new Turn(touches, named, open, idle, unsure);
  }

  Turn touching(List<Touch> ledger) {
    return new Turn(ledger, named, false, idle, unsure);
  }

  Turn naming(Role role) {
    return new Turn(touches, role, fresh, idle, unsure);
  }

  Turn idling() {
    return new Turn(touches, named, fresh, true, unsure);
  }

  /** The game may stand elsewhere. */
  Turn unsettled() {
    return new Turn(touches, named, fresh, idle, true);
  }
}
