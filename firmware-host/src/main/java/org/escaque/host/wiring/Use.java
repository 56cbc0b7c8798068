package org.escaque.host.wiring;

/** A line or an address that the configuration names. */
public sealed interface Use {

  /** Table and key, {@code t1 clock.left_lever}. */
  String where();

  /**
   * A GPIO line.
   *
   * @param chip path or part of the label of its chip
   * @param output whether it is driven
   */
  record Line(String where, String chip, int line, boolean output) implements Use {}

  /**
   * A device on an I2C bus.
   *
   * @param bus number of {@code /dev/i2c-N}
   */
  record Device(String where, int bus, int address) implements Use {}
}
