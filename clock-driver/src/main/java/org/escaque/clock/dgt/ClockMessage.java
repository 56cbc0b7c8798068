package org.escaque.clock.dgt;

/** What a clock message says. */
sealed interface ClockMessage {

  /** The times of both sides, and what else the clock shows. */
  record Times(ClockFace face) implements ClockMessage {}

  /** No clock is plugged in; the rest of the message means nothing. */
  record NoClock() implements ClockMessage {}

  /** All zero: boards say so after a command, whatever the clock shows. */
  record Nothing() implements ClockMessage {}

  /**
   * The answer to a command, which this program never sends.
   *
   * @param command that was acknowledged
   */
  record Acknowledged(int command, boolean good) implements ClockMessage {}

  /** A button was pressed. */
  record ButtonPressed(Button button) implements ClockMessage {}

  /** Something else that the clock says by itself: ready, its mode. */
  record Spoke(int code) implements ClockMessage {}

  /** Bytes that cannot be. */
  record Wrong(String reason) implements ClockMessage {}

  /** The buttons of a clock. */
  enum Button {
    BACK,
    PLUS,
    RUN,
    MINUS,
    OK,
    BACK_AND_OK,
    UNKNOWN
  }
}
