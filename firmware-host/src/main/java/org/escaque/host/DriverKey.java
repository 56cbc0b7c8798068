package org.escaque.host;

/**
 * A key that a driver type understands in its part of the configuration.
 *
 * @param name as written in the file, {@code lower_case}
 * @param kind what its value is
 * @param required whether the driver cannot do without it
 * @param meaning one sentence for people, with unit and default
 */
public record DriverKey(String name, Kind kind, boolean required, String meaning) {

  /** What the value of a key is; the configuration checks it before a driver sees it. */
  public enum Kind {
    TEXT,
    TEXTS,
    INTEGER,
    INTEGERS,
    FLAG,
    /** A GPIO line number, 0 to 511. No line may be used twice in one file. */
    PIN,
    /** Several of them. */
    PINS,
    /** Whole milliseconds, 0 to 60 000. */
    MILLIS,
    /** {@code white} or {@code black}. */
    SIDE,
  }

  public static DriverKey required(String name, Kind kind, String meaning) {
    return new DriverKey(name, kind, true, meaning);
  }

  public static DriverKey optional(String name, Kind kind, String meaning) {
    return new DriverKey(name, kind, false, meaning);
  }
}
