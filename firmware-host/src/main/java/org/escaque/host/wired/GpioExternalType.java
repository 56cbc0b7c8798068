package org.escaque.host.wired;

/** Clock type {@code gpio-external}: a clock that keeps its own time; levers and flags are read. */
public final class GpioExternalType extends WiredClockType {

  /** For {@link java.util.ServiceLoader}. */
  public GpioExternalType() {
    super("gpio-external", ClockWiring.FLAG_KEYS);
  }
}
