package org.escaque.clock;

import java.util.Locale;

/** Whose time runs, as the lever stands or as a clock says. */
public enum Runs {
  /** The time of the player at the left lever: the right lever was pressed last. */
  LEFT,
  RIGHT,
  NEITHER,
  /** Push buttons hold no position, or the clock does not tell. */
  UNKNOWN;

  /** The time of the player at this lever. */
  public static Runs of(Lever lever) {
    return lever == Lever.LEFT ? LEFT : RIGHT;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
