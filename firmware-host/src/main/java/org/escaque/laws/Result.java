package org.escaque.laws;

import java.util.Optional;
import org.escaque.board.Side;

/** The result of a game, {@link #OPEN} while it goes on. */
public enum Result {
  OPEN("*"),
  WHITE_WINS("1-0"),
  BLACK_WINS("0-1"),
  DRAW("1/2-1/2"),
  BOTH_LOSE("0-0"),
  WHITE_BY_FORFEIT("1-0F"),
  BLACK_BY_FORFEIT("0-1F"),
  BOTH_FORFEIT("0-0F");

  private final String text;

  Result(String text) {
    this.text = text;
  }

  /** The result by which {@code side} wins. */
  public static Result winFor(Side side) {
    return side == Side.WHITE ? WHITE_WINS : BLACK_WINS;
  }

  /** The result by which {@code side} wins because the opponent did not come. */
  public static Result forfeitTo(Side side) {
    return side == Side.WHITE ? WHITE_BY_FORFEIT : BLACK_BY_FORFEIT;
  }

  /** Reads {@code *}, {@code 1-0} and so on; empty for anything else. */
  public static Optional<Result> parse(String text) {
    for (var result : values()) {
      if (result.text.equals(text)) {
        return Optional.of(result);
      }
    }
    return Optional.empty();
  }

  /** The result as PGN files write it, with an {@code F} for a forfeit. */
  @Override
  public String toString() {
    return text;
  }
}
