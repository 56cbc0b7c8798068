package org.escaque.board.dgt;

import org.escaque.board.Square;

/** An entry of the log that a board keeps in its EEPROM. */
sealed interface LogRecord {

  /** What stands on a square from now on; a blank for nothing. */
  record Change(Square square, char man) implements LogRecord {}

  /**
   * The lever changed; this is what the clock of the side that pressed it shows.
   *
   * @param left whether that is the left one
   * @param seconds left on it
   */
  record Pressed(boolean left, int seconds) implements LogRecord {}

  /** The board had no power before this: what happened then was not written down. */
  record PoweredUp() implements LogRecord {}
}
