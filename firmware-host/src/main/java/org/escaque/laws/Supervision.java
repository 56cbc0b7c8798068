package org.escaque.laws;

import java.util.Optional;

/**
 * Whether rapid and blitz games have so many arbiters that the competition rules apply to them.
 * Standard play is always supervised.
 */
public enum Supervision {
  FULL,
  NONE;

  /** Reads {@code full} or {@code none}; empty for anything else. */
  public static Optional<Supervision> parse(String text) {
    return Words.parse(values(), text);
  }

  /** {@code full} or {@code none}. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
