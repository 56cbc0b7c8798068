package org.escaque.clock;

import java.util.Locale;

/**
 * One of the two levers of a chess clock, and what belongs to it (time, flag, buttons), as seen
 * from the front. Which side sits there is the configuration's business.
 */
public enum Lever {
  LEFT,
  RIGHT;

  /** The other lever. */
  public Lever other() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** {@code left} or {@code right}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
