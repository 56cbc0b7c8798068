package org.escaque.board.wire;

/** The resistor that a chip puts on an input line. */
public enum Pull {
  NONE,
  UP,
  DOWN
}
