package org.escaque.clock;

import java.util.Optional;

/**
 * What came of reading a text: the value, or where and why it cannot be read.
 *
 * @param <T> what was asked for
 */
public sealed interface Parsed<T> {

  /** The text said this. */
  record Read<T>(T value) implements Parsed<T> {}

  /**
   * The text could not be read.
   *
   * @param text all of it
   * @param offset where the trouble is, from 0; the length of the text if it ends too soon
   * @param reason what was expected there
   */
  record Unreadable<T>(String text, int offset, String reason) implements Parsed<T> {

    /** {@code '40/90x' at 5: unit expected}, for people. */
    @Override
    public String toString() {
      return "'" + text + "' at " + offset + ": " + reason;
    }
  }

  /** The value, or empty if there is none. */
  default Optional<T> asOptional() {
    return switch (this) {
      case Read<T>(T value) -> Optional.of(value);
      case Unreadable<T> bad -> Optional.empty();
    };
  }

  /**
   * The value of a text that the program itself wrote.
   *
   * @throws IllegalArgumentException with place and reason if it cannot be read
   */
  default T orElseThrow() {
    return switch (this) {
      case Read<T>(T value) -> value;
      case Unreadable<T> bad -> throw new IllegalArgumentException(bad.toString());
    };
  }
}
