package org.escaque.clock.gpio;

import org.escaque.clock.ClockTime;

/**
 * A time on four seven-segment digits with a colon: {@code h:mm} from an hour on, {@code mm:ss}
 * below, {@code ss.d} in the last twenty seconds. Segments a to g are bits 0 to 6, the point is 7.
 *
 * @param digits the segments of the four digits, the left one in the lowest byte
 * @param colon whether the colon lights
 */
record SevenSegments(int digits, boolean colon) {

  private static final int[] FONT = {0x3f, 0x06, 0x5b, 0x4f, 0x66, 0x6d, 0x7d, 0x07, 0x7f, 0x6f};
  private static final int POINT = 0x80;
  private static final long TENTHS_BELOW = 20_000;
  private static final long LONGEST = 99 * 60 + 59;

  /**
   * The segments for a time.
   *
   * @param runs whether this side's time runs: its last point lights
   */
  static SevenSegments of(ClockTime time, boolean runs) {
    int last = runs ? POINT : 0;
    long tenths = time.millis() / 100;
    if (time.millis() < TENTHS_BELOW) {
      int tens = (int) (tenths / 100);
      return new SevenSegments(
          four(
              0,
              tens == 0 ? 0 : FONT[tens],
              FONT[(int) (tenths / 10 % 10)] | POINT,
              FONT[(int) (tenths % 10)] | last),
          false);
    }
    long seconds = tenths / 10;
    long minutes = Math.min(seconds / 60, LONGEST);
    boolean hours = minutes >= 60;
    long left = hours ? minutes / 60 : minutes;
    long right = hours ? minutes % 60 : seconds % 60;
    int first = left < 10 && hours ? 0 : FONT[(int) (left / 10)];
    return new SevenSegments(
        four(
            first,
            FONT[(int) (left % 10)],
            FONT[(int) (right / 10)],
            FONT[(int) (right % 10)] | last),
        true);
  }

  private static int four(int first, int second, int third, int fourth) {
    return first | (second << 8) | (third << 16) | (fourth << 24);
  }

  /** The segments of one digit, 0 for the left one. */
  int digit(int number) {
    return (digits >>> (8 * number)) & 0xff;
  }
}
