package org.escaque.game;

import java.util.Locale;

/** How far a game is. */
public enum Status {
  /** The wood does not yet show the starting position. */
  WAITING,
  /** Everything stands ready, the clock has not been started. */
  READY,
  /** A clock runs. */
  LIVE,
  /** Both clocks are stopped. */
  PAUSED,
  FINISHED;

  /** The status as messages write it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
