package org.escaque.laws;

import java.util.Optional;

/** How sure a cell of an edition is. */
public enum Certainty {
  /** Read in a text of that edition. */
  READ('R'),
  /** Known from memory only. */
  MEMORY('M'),
  /** Derived from articles that were read. */
  DERIVED('D'),
  /** Taken from the edition before; that of this one was not read on the point. */
  INHERITED('I'),
  /** Changed by the event. */
  EVENT('E');

  private final char mark;

  Certainty(char mark) {
    this.mark = mark;
  }

  static Optional<Certainty> parse(String text) {
    for (var certainty : values()) {
      if (text.length() == 1 && certainty.mark == text.charAt(0)) {
        return Optional.of(certainty);
      }
    }
    return Optional.empty();
  }

  public char mark() {
    return mark;
  }
}
