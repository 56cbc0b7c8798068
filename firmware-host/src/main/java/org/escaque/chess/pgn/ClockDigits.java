package org.escaque.chess.pgn;

/** How many digits of a clock time are written behind the seconds. */
public enum ClockDigits {
  /** None: {@code 0:00:07}. */
  SECONDS,
  /** Tenths below ten seconds, as digital clocks show it: {@code 0:00:07.4}. */
  TENTHS_AT_THE_END,
  /** All that is known, down to milliseconds: {@code 0:01:07.418}. */
  ALL
}
