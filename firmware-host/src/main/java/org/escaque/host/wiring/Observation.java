package org.escaque.host.wiring;

import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/**
 * What the contacts did when a man was put on a square.
 *
 * @param asked where the man stands
 * @param closed contacts that are closed now and were open before
 * @param background contacts that were closed before
 * @param row rank index (0 to 7) that was filled before, to test its diodes; -1 for an empty board
 */
public record Observation(Square asked, Occupancy closed, Occupancy background, int row) {

  /** The only contact that closed; empty if none or several did. */
  Optional<Square> only() {
    return closed.count() == 1 ? Optional.of(closed.squares().getFirst()) : Optional.empty();
  }

  /** The square was closed already, by men that stand elsewhere. */
  boolean isHidden() {
    return closed.isEmpty() && background.has(asked);
  }
}
