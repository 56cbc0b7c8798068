package org.escaque.clock.gpio;

import java.util.Locale;
import org.escaque.clock.Lever;

/** What a line that is driven stands for. */
public enum ClockLamp {
  LEFT_LAMP,
  RIGHT_LAMP,
  BUZZER;

  static ClockLamp of(Lever lever) {
    return lever == Lever.LEFT ? LEFT_LAMP : RIGHT_LAMP;
  }

  /** {@code left_lamp} and so on, the key of the pin in a configuration. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
