package org.escaque.simulator.replay;

import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.simulator.hands.Paths;

/**
 * Moves on whose way a stop would mate, stalemate or leave a dead position: a man that rests there
 * for a moment ends the game (article 5.1 and 5.2), so players carry it over.
 */
final class SlideTraps {

  private SlideTraps() {}

  static boolean isTrapped(Position before, Move move) {
    if (!(move instanceof Move.Normal(var from, var to))) {
      return false;
    }
    return Paths.between(from, to).stream()
        .map(stop -> new Move.Normal(from, stop))
        .filter(before::isLegal)
        .anyMatch(stop -> RecordedGame.isOver(before.play(stop)));
  }
}
