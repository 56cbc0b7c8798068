package org.escaque.simulator.replay;

import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.simulator.hands.Paths;

/**
 * Moves on whose way a stop would mate, stalemate or leave a dead position: a man that rests there
 * for a moment ends the game (article 5.1 and 5.2), so players carry it over.
 */
public final class SlideTraps {

  private SlideTraps() {}

  static boolean isTrapped(Position before, Move move) {
    return move instanceof Move.Normal(var from, var to)
        && Paths.between(from, to).stream().anyMatch(stop -> !mayStop(before, from, stop));
  }

  /** Whether a man that goes from one square to rest on another does not end the game there. */
  public static boolean mayStop(Position before, Square from, Square stop) {
    var move = new Move.Normal(from, stop);
    return !before.isLegal(move) || !RecordedGame.isOver(before.play(move));
  }
}
