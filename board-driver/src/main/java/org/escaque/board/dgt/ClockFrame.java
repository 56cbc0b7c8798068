package org.escaque.board.dgt;

/**
 * The seven bytes of a clock message as they came, each 0 to 127. What they mean is the clock
 * driver's business.
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

  /** Whether it answers a command or tells of a button, and no times. */
  boolean isAnswer() {
    return (right & HOURS) == NO_HOURS || (left & HOURS) == NO_HOURS;
  }
}
