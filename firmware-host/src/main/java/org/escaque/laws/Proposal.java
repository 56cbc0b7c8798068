package org.escaque.laws;

import org.jspecify.annotations.Nullable;

/**
 * What the host proposes to an arbiter, or what a ruling did.
 *
 * @param penalty in words, such as {@code black +2m}; null if there is none
 * @param outcome the result that comes of it; null if the game goes on
 * @param goesBack whether the position before the act is restored
 */
public record Proposal(@Nullable String penalty, @Nullable Outcome outcome, boolean goesBack) {

  /** The game is to end so. */
  public static Proposal of(Outcome outcome) {
    return new Proposal(null, outcome, false);
  }
}
