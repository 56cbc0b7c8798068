package org.escaque.host.wired;

/** Clock type {@code gpio}: the host keeps the time; levers are read, lamps and displays driven. */
public final class GpioClockType extends WiredClockType {

  /** For {@link java.util.ServiceLoader}. */
  public GpioClockType() {
    super("gpio", ClockWiring.PANEL_KEYS);
  }
}
