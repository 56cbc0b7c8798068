package org.escaque.laws;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A result and why; {@link #OPEN} while the game goes on.
 *
 * @param reason null while the game goes on, or where the Laws name none
 */
public record Outcome(Result result, @Nullable Reason reason) {

  /** The game goes on. */
  public static final Outcome OPEN = new Outcome(Result.OPEN, null);

  public static Outcome of(Result result, Reason reason) {
    return new Outcome(result, reason);
  }

  public boolean decided() {
    return result != Result.OPEN;
  }

  public Optional<Reason> why() {
    return Optional.ofNullable(reason);
  }

  /** {@code 1-0 checkmate}. */
  @Override
  public String toString() {
    return reason == null ? result.toString() : result + " " + reason;
  }
}
