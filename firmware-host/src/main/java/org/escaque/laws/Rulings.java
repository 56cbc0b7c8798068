package org.escaque.laws;

import java.util.Optional;

/**
 * Whether a ruling about which the Laws leave no choice is carried out when it falls due, or waits
 * for an arbiter.
 */
public enum Rulings {
  AUTOMATIC,
  CONFIRM;

  /** Reads {@code automatic} or {@code confirm}; empty for anything else. */
  public static Optional<Rulings> parse(String text) {
    return Words.parse(values(), text);
  }

  /** {@code automatic} or {@code confirm}. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
