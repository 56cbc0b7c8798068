package org.escaque.laws;

import org.escaque.board.Side;

/**
 * Until when an act may be claimed or corrected; counted in moves, not in seconds.
 *
 * @param end what closes it
 * @param by whose act closes it
 */
public record ClaimWindow(End end, Side by, boolean open) {

  /** What closes a window. */
  public enum End {
    /** The opponent made (released) his own move. */
    MAKES_MOVE,
    /** The opponent touched a piece. */
    TOUCHES,
    /** The game ended. */
    GAME_ENDS
  }

  public ClaimWindow closed() {
    return new ClaimWindow(end, by, false);
  }

  /** {@code white-makes-move}, as messages write it. */
  public String until() {
    return end == End.GAME_ENDS ? "game-ends" : by + "-" + Words.of(end);
  }
}
