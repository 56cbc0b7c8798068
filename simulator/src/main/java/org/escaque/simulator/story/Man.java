package org.escaque.simulator.story;

import org.escaque.board.Square;
import org.jspecify.annotations.Nullable;

/**
 * A man of a story.
 *
 * @param letter as in FEN
 * @param origin where he stood when he was lifted first since the last move
 * @param last where he stood last; null if somebody else stands there now
 */
record Man(char letter, Square origin, @Nullable Square last) {

  Man at(Square square) {
    return new Man(letter, origin, square);
  }

  /** Somebody else stands where he stood. */
  Man replaced() {
    return new Man(letter, origin, null);
  }
}
