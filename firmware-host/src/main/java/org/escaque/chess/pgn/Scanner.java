package org.escaque.chess.pgn;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.regex.Pattern;

/**
 * Cuts a PGN text into tokens, line by line, so that files of any size can be read. It always goes
 * on: what is no token becomes {@link Token.Broken}. Confined to one thread.
 */
final class Scanner {

  private static final Pattern TAG_LINE = Pattern.compile("\\s*\\[\\w+\\s+\".*\"\\s*]\\s*");
  private static final Pattern PROMOTED_IN_BRACKETS =
      Pattern.compile("\\([QRBNDTACqrbndtac♕-♘♛-♞]\\)");

  private static final String SUFFIXES = "!?‼⁇⁉⁈";
  private static final String NO_WORD = "{}()[];*$" + SUFFIXES;

  private final Cursor cursor;
  private final ArrayDeque<Token> ready = new ArrayDeque<>();
  private final TagScanner tags;

  Scanner(Lines lines) {
    cursor = new Cursor(lines);
    tags = new TagScanner(cursor, ready);
  }

  /** The next token; at the end of the text always {@link Token.End}. */
  Token next() throws IOException {
    while (ready.isEmpty()) {
      if (!cursor.skipBlanks()) {
        return new Token.End(Math.max(1, cursor.line));
      }
      scan();
    }
    return ready.remove();
  }

  /** Gives a token back; {@link #next} returns it again. */
  void push(Token token) {
    ready.addFirst(token);
  }

  private void scan() throws IOException {
    char letter = cursor.letter();
    switch (letter) {
      case '[' -> tags.scan();
      case '{' -> scanBraces();
      case ';' -> ready.add(new Token.Comment(cursor.line, cursor.takeRest().substring(1).strip()));
      case '(' -> scanOpening();
      case ')' -> {
        cursor.at++;
        ready.add(new Token.Close(cursor.line));
      }
      case '$' -> scanNag();
      case '}' -> addStray("'}' without '{'");
      case ']' -> addStray("']' without '['");
      default -> {
        if (SUFFIXES.indexOf(letter) >= 0) {
          scanSuffix();
        } else {
          scanWord();
        }
      }
    }
  }

  private void addStray(String reason) {
    cursor.at++;
    ready.add(new Token.Broken(cursor.line, reason, false));
  }

  private void scanBraces() throws IOException {
    int begin = cursor.line;
    var comment = new StringBuilder();
    cursor.at++;
    while (true) {
      int end = cursor.text.indexOf('}', cursor.at);
      if (end >= 0) {
        comment.append(cursor.text, cursor.at, end);
        cursor.at = end + 1;
        ready.add(new Token.Comment(begin, comment.toString()));
        return;
      }
      var rest = cursor.takeRest();
      comment.append(rest).append('\n');
      var next = cursor.peek();
      if (next == null || (rest.isBlank() && TAG_LINE.matcher(next).matches())) {
        ready.add(new Token.Comment(begin, comment.toString()));
        ready.add(new Token.Broken(begin, "a comment without '}'", true));
        return;
      }
      cursor.readLine();
    }
  }

  private void scanOpening() {
    if (cursor.text.startsWith("(=)", cursor.at)) {
      ready.add(new Token.Comment(cursor.line, "(=)"));
      cursor.at += 3;
      return;
    }
    cursor.at++;
    ready.add(new Token.Open(cursor.line));
  }

  private void scanNag() {
    int start = ++cursor.at;
    while (!cursor.isAtEnd() && isDigit(cursor.letter())) {
      cursor.at++;
    }
    var digits = cursor.text.substring(start, cursor.at);
    ready.add(
        digits.isEmpty() || digits.length() > 4
            ? new Token.Broken(cursor.line, "glyph '$" + digits + "'", false)
            : new Token.Nag(cursor.line, Integer.parseInt(digits)));
  }

  private void scanSuffix() {
    int start = cursor.at;
    while (!cursor.isAtEnd() && SUFFIXES.indexOf(cursor.letter()) >= 0) {
      cursor.at++;
    }
    var sign = cursor.text.substring(start, cursor.at);
    var nag = Nags.of(sign);
    ready.add(
        nag.isPresent()
            ? new Token.Nag(cursor.line, nag.getAsInt())
            : new Token.Broken(cursor.line, "mark '" + sign + "'", false));
  }

  private void scanWord() {
    int start = cursor.at;
    while (!cursor.isAtEnd() && (isWordLetter(cursor.letter()) || takePromotion())) {
      cursor.at++;
    }
    if (cursor.at == start) {
      cursor.at++;
    }
    var word = cursor.text.substring(start, cursor.at);
    ready.add(
        Nags.of(word).isPresent()
            ? new Token.Nag(cursor.line, Nags.of(word).getAsInt())
            : new Token.Word(cursor.line, word));
  }

  /** {@code (Q)} behind a square belongs to the move: {@code a8(Q)}. */
  private boolean takePromotion() {
    int at = cursor.at;
    if (at == 0 || !isDigit(cursor.text.charAt(at - 1)) || !cursor.isAt('(')) {
      return false;
    }
    boolean takes =
        PROMOTED_IN_BRACKETS.matcher(cursor.text).region(at, cursor.text.length()).lookingAt();
    if (takes) {
      cursor.at += 2;
    }
    return takes;
  }

  private static boolean isWordLetter(char letter) {
    return !Cursor.isBlank(letter) && NO_WORD.indexOf(letter) < 0;
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }
}
