package org.escaque.clock.gpio;

import java.util.Locale;
import org.escaque.clock.Lever;

/** What a line that is read stands for. */
public enum ClockInput {
  LEFT_LEVER(Lever.LEFT),
  RIGHT_LEVER(Lever.RIGHT),
  LEFT_CALL(Lever.LEFT),
  RIGHT_CALL(Lever.RIGHT),
  LEFT_ADJUST(Lever.LEFT),
  RIGHT_ADJUST(Lever.RIGHT),
  LEFT_FLAG(Lever.LEFT),
  RIGHT_FLAG(Lever.RIGHT),
  /** Belongs to no player; its lever means nothing. */
  PAUSE(Lever.LEFT);

  private final Lever lever;

  ClockInput(Lever lever) {
    this.lever = lever;
  }

  Lever lever() {
    return lever;
  }

  long bit() {
    return 1L << ordinal();
  }

  boolean isLever() {
    return this == LEFT_LEVER || this == RIGHT_LEVER;
  }

  boolean isFlag() {
    return this == LEFT_FLAG || this == RIGHT_FLAG;
  }

  /** {@code left_lever} and so on, the key of the pin in a configuration. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
