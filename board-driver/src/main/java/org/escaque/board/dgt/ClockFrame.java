package org.escaque.board.dgt;

/**
 * The seven bytes of a clock message as they came, each 0 to 127. What they mean is the clock
 * driver's business, but for the lever, which the board's log notes too.
 *
 * @param right hours and flags of the right side
 * @param left hours and flags of the left side
 * @param status lever, turn, battery, connection
 */
public record ClockFrame(
    int right,
    int rightMinutes,
    int rightSeconds,
    int left,
    int leftMinutes,
    int leftSeconds,
    int status) {

  private static final int HOURS = 0x0f;
  private static final int NO_HOURS = 0x0a;
  private static final int RIGHT_HIGH = 0x02;
  private static final int NO_CLOCK = 0x20;

  /** Whether it answers a command or tells of a button, and no times. */
  boolean isAnswer() {
    return (right & HOURS) == NO_HOURS || (left & HOURS) == NO_HOURS;
  }

  /** It is the answer to a command, or there is no clock. */
  boolean showsNoLever() {
    return isAnswer()
        || (status & NO_CLOCK) != 0
        || (right | rightMinutes | rightSeconds | left | leftMinutes | leftSeconds | status) == 0;
  }

  /** Seconds that a side shows; negative for what is no time. */
  int seconds(boolean ofLeft) {
    int hours = (ofLeft ? left : right) & HOURS;
    int minutes = LogReader.decimal(ofLeft ? leftMinutes : rightMinutes);
    int seconds = LogReader.decimal(ofLeft ? leftSeconds : rightSeconds);
    return hours > 9 || minutes < 0 || seconds < 0 ? -1 : (hours * 60 + minutes) * 60 + seconds;
  }

  /** The left player has pressed. */
  boolean isLeftDown() {
    return (status & RIGHT_HIGH) != 0;
  }
}
