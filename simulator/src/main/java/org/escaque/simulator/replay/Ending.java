package org.escaque.simulator.replay;

import org.escaque.board.Side;
import org.escaque.chess.pgn.PgnResult;

/** How a recorded game came to its result, as far as the record tells. */
public sealed interface Ending {

  /** The last position ends the game by itself. */
  record OnBoard() implements Ending {}

  /** This side's flag fell while it was to move. */
  record FlagFell(Side side) implements Ending {}

  /** This side gave up. */
  record Resigned(Side side) implements Ending {}

  /** The players agreed on a draw. */
  record Agreed() implements Ending {}

  /** Somebody decided it: adjudication, an infraction, a rule of a site. */
  record Decided(PgnResult result) implements Ending {}

  /** The record does not tell, or the game did not end. */
  record Unfinished() implements Ending {}
}
