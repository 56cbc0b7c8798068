package org.escaque.simulator.dgt;

import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/** What the clock at the board's plug shows. Left and right are those of the clock, not colours. */
public sealed interface ClockFace {

  /** No clock is plugged in. */
  record None() implements ClockFace {}

  /**
   * A clock and its reading.
   *
   * @param running whether time passes
   * @param rightHigh whether the right end of the lever is up: the left player pressed last
   * @param batteryLow whether the clock asks for a battery
   * @param turn whose time it is, running or not; {@code NEITHER} before the first press
   */
  record Shown(
      Reading left,
      Reading right,
      boolean running,
      boolean rightHigh,
      boolean batteryLow,
      Runs turn)
      implements ClockFace {

    /** The lever goes down at this end: the other player's time runs. */
    public Shown pressed(Lever lever) {
      return new Shown(left, right, true, lever == Lever.LEFT, batteryLow, Runs.of(lever.other()));
    }

    /** The same with other times. */
    public Shown showing(Reading newLeft, Reading newRight) {
      return new Shown(newLeft, newRight, running, rightHigh, batteryLow, turn);
    }

    public Shown stopped() {
      return new Shown(left, right, false, rightHigh, batteryLow, turn);
    }
  }

  /**
   * One player's display.
   *
   * @param seconds in all, less than ten hours
   * @param blocked at zero, with its flag
   * @param flag a flag is shown; time may still run
   * @param perMove an increment or a delay is set
   */
  record Reading(int seconds, boolean blocked, boolean flag, boolean perMove) {

    private static final int TEN_HOURS = 36_000;

    public Reading {
      if (seconds < 0 || seconds >= TEN_HOURS) {
        throw new IllegalArgumentException(seconds + " seconds cannot be shown");
      }
    }

    public static Reading of(int seconds) {
      return new Reading(seconds, false, false, false);
    }

    /** Zero, with the flag shown and the clock blocked. */
    public static Reading fallen() {
      return new Reading(0, true, true, false);
    }

    /** Hours, minutes and seconds as three bytes, the last two as decimal digits. */
    int hours() {
      int bits = (blocked ? 0x10 : 0) | (perMove ? 0x20 : 0) | (flag ? 0x40 : 0);
      return seconds / 3600 | bits;
    }

    int minuteDigits() {
      return digits(seconds / 60 % 60);
    }

    int secondDigits() {
      return digits(seconds % 60);
    }

    private static int digits(int number) {
      return number / 10 << 4 | number % 10;
    }
  }

  /** A stopped clock that shows these seconds, its lever level with nobody to move yet. */
  static Shown set(int leftSeconds, int rightSeconds) {
    return new Shown(
        Reading.of(leftSeconds), Reading.of(rightSeconds), false, false, false, Runs.NEITHER);
  }
}
