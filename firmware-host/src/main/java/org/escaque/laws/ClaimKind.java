package org.escaque.laws;

import java.util.Optional;

/** What a player can claim. */
public enum ClaimKind {
  ILLEGAL_MOVE,
  TOUCH_MOVE,
  FLAG,
  THREEFOLD,
  FIFTY,
  QUICKPLAY,
  CANNOT_WIN;

  /** Reads a kind as scenario files write it; empty for anything else. */
  public static Optional<ClaimKind> parse(String text) {
    return Words.parse(values(), text);
  }

  /** The kind as scenario files and messages write it. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
