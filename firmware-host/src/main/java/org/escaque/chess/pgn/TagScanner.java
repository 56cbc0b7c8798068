package org.escaque.chess.pgn;

import java.io.IOException;
import java.util.Queue;

/**
 * Reads {@code [Name "value"]}, also as careless programs write it: with quotes in the value, with
 * the end on a later line or nowhere. Confined to one thread.
 */
final class TagScanner {

  private final Cursor cursor;
  private final Queue<Token> ready;

  /** Whether the tag that is being read has its quote and bracket on its line. */
  private boolean isClosed;

  TagScanner(Cursor cursor, Queue<Token> ready) {
    this.cursor = cursor;
    this.ready = ready;
  }

  /** Reads from an opening bracket on. */
  void scan() throws IOException {
    int begin = cursor.line;
    cursor.at++;
    cursor.skipBlanksOfLine();
    int nameStart = cursor.at;
    while (!cursor.isAtEnd() && isNameLetter(cursor.letter())) {
      cursor.at++;
    }
    var name = cursor.text.substring(nameStart, cursor.at);
    cursor.skipBlanksOfLine();
    if (name.isEmpty() || !cursor.isAt('"')) {
      var what = name.isEmpty() ? "a tag without a name" : "tag " + name + " without a value";
      ready.add(new Token.Broken(begin, what, false));
      int end = cursor.text.indexOf(']', cursor.at);
      cursor.at = end < 0 ? cursor.text.length() : end + 1;
      return;
    }
    cursor.at++;
    scanValue(begin, name);
  }

  private void scanValue(int begin, String name) throws IOException {
    var value = new StringBuilder();
    isClosed = true;
    while (!scanValueOnLine(value)) {
      var next = cursor.peek();
      isClosed = false;
      if (next == null || next.isBlank() || next.strip().startsWith("[")) {
        break;
      }
      value.append(' ');
      cursor.readLine();
    }
    if (!isClosed) {
      ready.add(new Token.Broken(begin, "tag " + name + " is not closed on its line", false));
    }
    ready.add(new Token.Tag(begin, name, value.toString().stripTrailing()));
  }

  /**
   * Reads a value up to the quote that closes it, and the bracket. A quote that is not followed by
   * a bracket is text.
   */
  private boolean scanValueOnLine(StringBuilder value) {
    while (!cursor.isAtEnd()) {
      char letter = cursor.letter();
      cursor.at++;
      if (letter == '\\' && (cursor.isAt('"') || cursor.isAt('\\'))) {
        value.append(cursor.letter());
        cursor.at++;
      } else if (letter == '"' && closesTag()) {
        return true;
      } else {
        value.append(letter);
      }
    }
    return false;
  }

  private boolean closesTag() {
    int behindQuote = cursor.at;
    cursor.skipBlanksOfLine();
    if (cursor.isAtEnd()) {
      isClosed = false;
      return true;
    }
    if (cursor.isAt(']')) {
      cursor.at++;
      return true;
    }
    cursor.at = behindQuote;
    return false;
  }

  private static boolean isNameLetter(char letter) {
    return Character.isLetterOrDigit(letter) || "_+#=:-".indexOf(letter) >= 0;
  }
}
