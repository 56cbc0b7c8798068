package org.escaque.board;

import java.util.Locale;

/** One of the two sides of a board, and of the players who sit there. */
public enum Side {
  WHITE,
  BLACK;

  /** The side across the board. */
  public Side opponent() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** {@code white} or {@code black}, as scenario files and messages write it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
