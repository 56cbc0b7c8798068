package org.escaque.clock;

/**
 * Lamps, buzzer and displays of a clock that the host keeps. Called by the table's thread; calls
 * return at once and never throw: a failing output is reported as {@link ClockEvent.ClockDoubted}.
 * After each {@link ClockEvent.ClockBack} everything is dark, and the table shows again what it
 * wants.
 */
public interface ClockOutputs {

  /** For clocks that show nothing. */
  ClockOutputs NONE =
      new ClockOutputs() {
        @Override
        public void flag(Lever lever, boolean fallen) {}

        @Override
        public void buzz(boolean on) {}

        @Override
        public void show(ClockTime left, ClockTime right, Runs running) {}

        @Override
        public void safe() {}
      };

  /** Switches this lever's flag lamp. */
  void flag(Lever lever, boolean fallen);

  /** Switches the buzzer. */
  void buzz(boolean on);

  /** Shows both times; called on changes and often enough for the resolution of the display. */
  void show(ClockTime left, ClockTime right, Runs running);

  /** Lamps and buzzer off; displays may keep their last times. */
  void safe();
}
