package org.escaque.chess.pgn;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A place in a text of lines, and the line after it if somebody asked. Confined to one thread. */
final class Cursor {

  private final Lines lines;

  /** A line that was read to see whether the one before goes on. */
  private @Nullable String peeked;

  /** The line at hand, the place in it, and its number from 1; 0 before the first. */
  String text = "";

  int at;
  int line;

  Cursor(Lines lines) {
    this.lines = lines;
  }

  /** Whether the line is used up. */
  boolean isAtEnd() {
    return at >= text.length();
  }

  /** The letter here; there must be one. */
  char letter() {
    return text.charAt(at);
  }

  /** Whether this letter is here. */
  boolean isAt(char letter) {
    return at < text.length() && text.charAt(at) == letter;
  }

  /** What is left of the line, which is then used up. */
  String takeRest() {
    var rest = text.substring(at);
    at = text.length();
    return rest;
  }

  /** Goes to the next line; false if there is none. */
  boolean readLine() throws IOException {
    var next = peek();
    peeked = null;
    if (next == null) {
      return false;
    }
    text = next;
    at = 0;
    line++;
    return true;
  }

  /** The next line, which stays the next; null if there is none. */
  @Nullable String peek() throws IOException {
    if (peeked == null) {
      peeked = lines.next();
    }
    return peeked;
  }

  /** Goes to the next thing that is no blank and no escaped line; false at the end. */
  boolean skipBlanks() throws IOException {
    while (true) {
      skipBlanksOfLine();
      if (!isAtEnd()) {
        return true;
      }
      do {
        if (!readLine()) {
          return false;
        }
      } while (text.startsWith("%"));
    }
  }

  /** Goes to the next thing on the line that is no blank, or to its end. */
  void skipBlanksOfLine() {
    while (!isAtEnd() && isBlank(letter())) {
      at++;
    }
  }

  static boolean isBlank(char letter) {
    return letter <= ' ' || letter == '\u00A0' || letter == '\uFEFF';
  }
}
