package org.escaque.host.wiring;

import java.util.Locale;

/**
 * Something about the wiring that a technician should know.
 *
 * @param where table and key, pin or bus
 * @param text what is wrong and what may help
 */
public record Finding(Level level, String where, String text) {

  /** How bad it is: with an error it cannot work. */
  public enum Level {
    ERROR,
    WARNING
  }

  static Finding error(String where, String text) {
    return new Finding(Level.ERROR, where, text);
  }

  static Finding warning(String where, String text) {
    return new Finding(Level.WARNING, where, text);
  }

  /** {@code error: t1 clock.left_lever: text}. */
  @Override
  public String toString() {
    return level.name().toLowerCase(Locale.ROOT) + ": " + where + ": " + text;
  }
}
