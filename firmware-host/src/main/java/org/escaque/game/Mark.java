package org.escaque.game;

import java.util.Locale;

/** What is to be known about a ply of the score beside the move. */
public enum Mark {
  /** Nothing: it was seen as it stands. */
  NONE,
  /** One of several moves; the best is written, the alternatives are named. */
  AMBIGUOUS,
  /** A promotion whose piece nobody named. */
  UNCONFIRMED,
  /** Rebuilt from what stood on the board later, or from an unknown time. */
  RECONSTRUCTED,
  /** An illegal move that stands. */
  ILLEGAL;

  /** The mark as messages write it; {@code none} is null there. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
