package org.escaque.laws;

import java.util.Optional;

/** When, and at whose word, a matter is ruled on. */
public enum Ruled {
  /** The arbiter must act when it happens. */
  AT_ONCE,
  /** The arbiter acts if he observes it, or the opponent claims. */
  WHEN_OBSERVED,
  /** The opponent must claim; the arbiter keeps what he saw to himself. */
  ON_CLAIM,
  /** Left to the arbiter's judgement, unasked. */
  BY_ARBITER,
  /** No matter of the Laws. */
  NEVER;

  static Optional<Ruled> parse(String text) {
    return Words.parse(values(), text);
  }

  /** Whether an arbiter may act before anybody claims. */
  public boolean arbiterMayAct() {
    return this == AT_ONCE || this == WHEN_OBSERVED || this == BY_ARBITER;
  }
}
