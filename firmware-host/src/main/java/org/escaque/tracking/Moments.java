package org.escaque.tracking;

import java.time.Duration;

/** How long hands take for what, and how contacts blur it; all in nanoseconds. */
final class Moments {

  /** How far apart two contacts of one movement may report in the wrong order. */
  static final long OVERLAP = 150_000_000L;

  /** A man that slides stops for less, nearly always. */
  static final long STOP = 300_000_000L;

  /** The longest that a man rests on his way over the wood. */
  static final Duration REST = Duration.ofMillis(1_500);

  /** One contact of two that a man closes may tremble a little longer. */
  static final long NEAR = 300_000_000L;

  /** The longest that the square of a capture is empty, nearly always. */
  static final long EXCHANGE = 2_500_000_000L;

  /** Longer than a hand takes from one part of its move to the next. */
  static final long LONG = 1_000_000_000L;

  /** How far apart two contacts may report that one man closes. */
  private static final long TOGETHER = 60_000_000L;

  /** A source that settles contacts itself tells changes in their order, a moment apart. */
  private static final long TOLD_APART = 1_000L;

  /** No hand carries a man in less. */
  private static final long CARRY = 30_000_000L;

  private Moments() {}

  static boolean isSoonAfter(long apart) {
    return apart >= 0 && apart < OVERLAP;
  }

  static boolean isTogether(long apart) {
    return isWithin(apart, TOGETHER);
  }

  static boolean isWithin(long apart, long most) {
    return apart < most && (apart == 0 || apart > TOLD_APART);
  }

  /** A hand can have carried a man meanwhile. */
  static boolean isCarried(long took) {
    return took != 0 && took <= TOLD_APART || took >= CARRY;
  }
}
