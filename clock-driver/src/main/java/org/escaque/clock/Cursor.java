package org.escaque.clock;

/** A place in a text that is being read. Confined to one reading. */
final class Cursor {

  /** Reading stopped here; turned into {@link Parsed.Unreadable} before it leaves the package. */
  static final class Stop extends Exception {
    private final int offset;

    Stop(int offset, String reason) {
      super(reason, null, false, false);
      this.offset = offset;
    }

    int offset() {
      return offset;
    }

    String reason() {
      return String.valueOf(getMessage());
    }

    <T> Parsed<T> in(String text) {
      return new Parsed.Unreadable<>(text, offset, reason());
    }
  }

  private static final int MOST_DIGITS = 9;

  private final String text;
  private int offset;

  Cursor(String text) {
    this.text = text;
  }

  int offset() {
    return offset;
  }

  boolean atEnd() {
    return offset == text.length();
  }

  /** The next character; {@code '\0'} at the end. */
  char peek() {
    return atEnd() ? '\0' : text.charAt(offset);
  }

  /** Steps over the given text if it comes next. */
  boolean take(String expected) {
    boolean next = text.startsWith(expected, offset);
    if (next) {
      offset += expected.length();
    }
    return next;
  }

  void skipBlanks() {
    while (peek() == ' ') {
      offset++;
    }
  }

  void expect(String expected) throws Stop {
    if (!take(expected)) {
      throw stop("'" + expected + "' expected");
    }
  }

  void expectEnd() throws Stop {
    if (!atEnd()) {
      throw stop("end expected");
    }
  }

  /** A whole number of at most nine digits. */
  int number(String what) throws Stop {
    int start = offset;
    while (peek() >= '0' && peek() <= '9') {
      offset++;
    }
    int digits = offset - start;
    if (digits == 0) {
      throw stop(what + " expected");
    }
    if (digits > MOST_DIGITS) {
      throw new Stop(start, what + " too long");
    }
    return Integer.parseInt(text, start, offset, 10);
  }

  /** Up to three digits after a decimal point, as thousandths. */
  int thousandths() throws Stop {
    int start = offset;
    int value = number("digits after the point");
    int digits = offset - start;
    if (digits > 3) {
      throw new Stop(start + 3, "more than three digits after the point");
    }
    for (int digit = digits; digit < 3; digit++) {
      value *= 10;
    }
    return value;
  }

  /** An error at the present place. */
  Stop stop(String reason) {
    return new Stop(offset, reason);
  }
}
