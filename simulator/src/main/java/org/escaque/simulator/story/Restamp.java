package org.escaque.simulator.story;

import org.escaque.board.BoardEvent;
import org.escaque.board.Tick;

/** Gives events the tick of the story: a driver has its own time there. */
final class Restamp {

  private Restamp() {}

  static BoardEvent of(BoardEvent event, Tick tick) {
    return switch (event) {
      case BoardEvent.SquareLifted(var square, var _) -> new BoardEvent.SquareLifted(square, tick);
      case BoardEvent.SquarePlaced(var square, var _) -> new BoardEvent.SquarePlaced(square, tick);
      case BoardEvent.SquareSeenEmpty(var square, var _) ->
          new BoardEvent.SquareSeenEmpty(square, tick);
      case BoardEvent.PieceSeen(var square, var piece, var _) ->
          new BoardEvent.PieceSeen(square, piece, tick);
      case BoardEvent.BoardLost _ -> new BoardEvent.BoardLost(tick);
      case BoardEvent.BoardBack(var occupancy, var _) -> new BoardEvent.BoardBack(occupancy, tick);
      case BoardEvent.SquareDoubted(var square, var reason, var _) ->
          new BoardEvent.SquareDoubted(square, reason, tick);
      case BoardEvent.SquareTrusted(var square, var _) ->
          new BoardEvent.SquareTrusted(square, tick);
    };
  }
}
