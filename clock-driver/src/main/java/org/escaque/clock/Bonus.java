package org.escaque.clock;

import java.time.Duration;

/**
 * What a player gets for each move besides the time of the period. The article on completing moves
 * in the allotted time speaks of "an additional amount of time with each move" (FIDE 2018, 6.3).
 */
public sealed interface Bonus {

  /** Nothing. */
  record None() implements Bonus {}

  /** Fischer: this much is added before each move and may be saved up. */
  record Increment(Duration amount) implements Bonus {
    public Increment {
      requirePositive(amount);
    }
  }

  /** Simple (US) delay: the main time starts to run this long after the move began. */
  record Delay(Duration amount) implements Bonus {
    public Delay {
      requirePositive(amount);
    }
  }

  /** Bronstein: after the move the time used for it is given back, up to this much. */
  record GiveBack(Duration amount) implements Bonus {
    public GiveBack {
      requirePositive(amount);
    }
  }

  /** No bonus. */
  static Bonus none() {
    return new None();
  }

  /** How much a move brings at most; zero for {@link None}. */
  default Duration most() {
    return switch (this) {
      case None none -> Duration.ZERO;
      case Increment(Duration amount) -> amount;
      case Delay(Duration amount) -> amount;
      case GiveBack(Duration amount) -> amount;
    };
  }

  /** {@code plain}, {@code fischer}, {@code delay} or {@code bronstein}, as messages name it. */
  default String mode() {
    return switch (this) {
      case None none -> "plain";
      case Increment increment -> "fischer";
      case Delay delay -> "delay";
      case GiveBack giveBack -> "bronstein";
    };
  }

  private static void requirePositive(Duration amount) {
    if (amount.isZero() || amount.isNegative()) {
      throw new IllegalArgumentException("bonus of " + amount);
    }
  }
}
