package org.escaque.simulator.accuracy;

import java.util.List;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;

/**
 * A ply that was not read as it was played.
 *
 * @param ply 0 for the first of the game
 * @param what in words
 * @param begun the ply with which the table began that shows it
 * @param heard all that this table heard until then, in order
 * @param pressed how many plies were pressed when it showed
 * @param until how far the story has to be told
 */
record Failure(int ply, String what, int begun, List<GameEvent> heard, int pressed, Tick until) {

  Failure {
    heard = List.copyOf(heard);
  }
}
