package org.escaque.laws;

import java.util.Optional;

/** How fast a game is by the time each player has; the limits are the edition's own. */
public enum PlayClass {
  STANDARD,
  RAPID,
  BLITZ;

  /** Reads {@code standard}, {@code rapid} or {@code blitz}; empty for anything else. */
  public static Optional<PlayClass> parse(String text) {
    return Words.parse(values(), text);
  }

  /** {@code standard}, {@code rapid} or {@code blitz}, as messages write it. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
