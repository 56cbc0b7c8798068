package org.escaque.laws;

import java.util.Optional;

/** Why a game has the result it has. */
public enum Reason {
  CHECKMATE,
  STALEMATE,
  DEAD_POSITION,
  RESIGNATION,
  AGREEMENT,
  TIME,
  ILLEGAL_MOVES,
  THREEFOLD,
  FIFTY,
  FIVEFOLD,
  SEVENTY_FIVE,
  QUICKPLAY,
  DEFAULT,
  ARBITER,
  KINGS;

  /** Reads a reason as scenario files and messages write it; empty for anything else. */
  public static Optional<Reason> parse(String text) {
    return Words.parse(values(), text);
  }

  /** The reason as scenario files and messages write it. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
