package org.escaque.host.table;

import java.util.Optional;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;

/**
 * What each contact has shown since the board was first read. A game that begins later must be told
 * of it: a contact that has felt men come and go is neither dead nor stuck. Confined to the table's
 * driver.
 */
final class Proofs {

  private Occupancy closing = Occupancy.EMPTY;
  private Occupancy opening = Occupancy.EMPTY;

  void note(BoardEvent event) {
    switch (event) {
      case BoardEvent.SquarePlaced(var square, var _) -> closing = closing.with(square);
      case BoardEvent.SquareLifted(var square, var _) -> opening = opening.with(square);
      case BoardEvent.SquareSeenEmpty(var square, var _) -> opening = opening.with(square);
      case BoardEvent.BoardBack(var occupied, var _) -> {
        closing = new Occupancy(closing.bits() | occupied.bits());
        opening = new Occupancy(opening.bits() | ~occupied.bits());
      }
      case BoardEvent.PieceSeen _,
          BoardEvent.BoardLost _,
          BoardEvent.SquareDoubted _,
          BoardEvent.SquareTrusted _ -> {}
    }
  }

  /** All of it at this tick; empty if it is no more than what the contacts read now. */
  Optional<GameEvent> at(Tick tick, Occupancy wood) {
    boolean more = (closing.bits() & ~wood.bits() | opening.bits() & wood.bits()) != 0;
    return more
        ? Optional.of(new GameEvent.ContactsProved(closing, opening, tick))
        : Optional.empty();
  }
}
