package org.escaque.host.table;

import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;

/** Keeps the settled contacts up to date, whichever kind of driver reports. */
final class Wood {

  private Wood() {}

  static Occupancy after(Occupancy wood, BoardEvent event) {
    return switch (event) {
      case BoardEvent.SquareLifted lifted -> wood.without(lifted.square());
      case BoardEvent.SquarePlaced placed -> wood.with(placed.square());
      case BoardEvent.PieceSeen seen ->
          seen.piece() == ' ' ? wood.without(seen.square()) : wood.with(seen.square());
      case BoardEvent.BoardBack back -> back.occupancy();
      case BoardEvent.SquareSeenEmpty seen -> wood;
      case BoardEvent.BoardLost lost -> wood;
      case BoardEvent.SquareDoubted doubted -> wood;
      case BoardEvent.SquareTrusted trusted -> wood;
    };
  }
}
