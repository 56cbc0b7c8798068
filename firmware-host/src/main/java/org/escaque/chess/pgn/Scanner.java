package org.escaque.chess.pgn;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a PGN text into tokens, line by line, so that files of any size can be read. It always goes
 * on: what is no token becomes {@link Token.Broken}. Confined to one thread.
 */
final class Scanner {

  private static final Pattern TAG_LINE = Pattern.compile("\\s*\\[\\w+\\s+\".*\"\\s*]\\s*");
  private static final Pattern PROMOTED_IN_BRACKETS =
      Pattern.compile("\\([QRBNDTACqrbndtac♕-♘♛-♞]\\)");

  private final Lines lines;
  private final ArrayDeque<Token> ready = new ArrayDeque<>();

  /** A line that was read to see whether the one before goes on. */
  private @Nullable String peeked;

  private String text = "";
  private int at;
  private int line;

  /** Whether the tag that is being read has its quote and bracket on its line. */
  private boolean isClosed;

  Scanner(Lines lines) {
    this.lines = lines;
  }

  /** The next token; at the end of the text always {@link Token.End}. */
  Token next() throws IOException {
    while (ready.isEmpty()) {
      if (!skipBlanks()) {
        return new Token.End(Math.max(1, line));
      }
      scan();
    }
    return ready.remove();
  }

  /** Goes to the next thing that is no blank and no escaped line; false at the end. */
  private boolean skipBlanks() throws IOException {
    while (true) {
      while (at < text.length() && isBlank(text.charAt(at))) {
        at++;
      }
      if (at < text.length()) {
        return true;
      }
      do {
        if (!readLine()) {
          return false;
        }
      } while (text.startsWith("%"));
    }
  }

  private boolean readLine() throws IOException {
    var next = peeked == null ? lines.next() : peeked;
    peeked = null;
    if (next == null) {
      return false;
    }
    text = next;
    at = 0;
    line++;
    return true;
  }

  /** Gives a token back; {@link #next} returns it again. */
  void push(Token token) {
    ready.addFirst(token);
  }

  private void scan() throws IOException {
    switch (text.charAt(at)) {
      case '[' -> scanTag();
      case '{' -> scanBraces();
      case ';' -> {
        ready.add(new Token.Comment(line, text.substring(at + 1).strip()));
        at = text.length();
      }
      case '(' -> scanOpening();
      case ')' -> {
        at++;
        ready.add(new Token.Close(line));
      }
      case '$' -> scanNag();
      case '!', '?', '‼', '⁇', '⁉', '⁈' -> scanSuffix();
      case '}' -> {
        at++;
        ready.add(new Token.Broken(line, "'}' without '{'", false));
      }
      case ']' -> {
        at++;
        ready.add(new Token.Broken(line, "']' without '['", false));
      }
      default -> scanWord();
    }
  }

  // Tags.

  private void scanTag() throws IOException {
    int begin = line;
    at++;
    skipBlanksOfLine();
    int nameStart = at;
    while (at < text.length() && isNameLetter(text.charAt(at))) {
      at++;
    }
    var name = text.substring(nameStart, at);
    skipBlanksOfLine();
    if (name.isEmpty() || at == text.length() || text.charAt(at) != '"') {
      var what = name.isEmpty() ? "a tag without a name" : "tag " + name + " without a value";
      ready.add(new Token.Broken(begin, what, false));
      int end = text.indexOf(']', at);
      at = end < 0 ? text.length() : end + 1;
      return;
    }
    at++;
    scanValue(begin, name);
  }

  private void scanValue(int begin, String name) throws IOException {
    var value = new StringBuilder();
    isClosed = true;
    while (!scanValueOnLine(value)) {
      var next = peek();
      isClosed = false;
      if (next == null || next.isBlank() || next.strip().startsWith("[")) {
        break;
      }
      value.append(' ');
      readLine();
    }
    if (!isClosed) {
      ready.add(new Token.Broken(begin, "tag " + name + " is not closed on its line", false));
    }
    ready.add(new Token.Tag(begin, name, value.toString().stripTrailing()));
  }

  /**
   * Reads a value up to the quote that closes it, and the bracket. A quote that is not followed by
   * a bracket is text, as careless programs write it.
   */
  private boolean scanValueOnLine(StringBuilder value) {
    while (at < text.length()) {
      char letter = text.charAt(at++);
      if (letter == '\\' && at < text.length() && isEscapable(text.charAt(at))) {
        value.append(text.charAt(at++));
      } else if (letter == '"' && closesTag()) {
        return true;
      } else {
        value.append(letter);
      }
    }
    return false;
  }

  private boolean closesTag() {
    int ahead = at;
    while (ahead < text.length() && isBlank(text.charAt(ahead))) {
      ahead++;
    }
    if (ahead == text.length()) {
      at = ahead;
      isClosed = false;
      return true;
    }
    if (text.charAt(ahead) == ']') {
      at = ahead + 1;
      return true;
    }
    return false;
  }

  // Comments.

  private void scanBraces() throws IOException {
    int begin = line;
    var comment = new StringBuilder();
    at++;
    boolean afterBlankLine = false;
    while (true) {
      int end = text.indexOf('}', at);
      if (end >= 0) {
        comment.append(text, at, end);
        at = end + 1;
        ready.add(new Token.Comment(begin, comment.toString()));
        return;
      }
      comment.append(text, at, text.length()).append('\n');
      afterBlankLine = text.substring(at).isBlank();
      at = text.length();
      var next = peek();
      if (next == null || (afterBlankLine && TAG_LINE.matcher(next).matches())) {
        ready.add(new Token.Comment(begin, comment.toString()));
        ready.add(new Token.Broken(begin, "a comment without '}'", true));
        return;
      }
      readLine();
    }
  }

  // Movetext.

  private void scanOpening() {
    if (text.startsWith("(=)", at)) {
      ready.add(new Token.Comment(line, "(=)"));
      at += 3;
      return;
    }
    at++;
    ready.add(new Token.Open(line));
  }

  private void scanNag() {
    int start = ++at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    var digits = text.substring(start, at);
    ready.add(
        digits.isEmpty() || digits.length() > 4
            ? new Token.Broken(line, "glyph '$" + digits + "'", false)
            : new Token.Nag(line, Integer.parseInt(digits)));
  }

  private void scanSuffix() {
    int start = at;
    while (at < text.length() && "!?‼⁇⁉⁈".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    addSign(text.substring(start, at));
  }

  private void addSign(String sign) {
    var nag = Nags.of(sign);
    ready.add(
        nag.isPresent()
            ? new Token.Nag(line, nag.getAsInt())
            : new Token.Broken(line, "mark '" + sign + "'", false));
  }

  private void scanWord() {
    int start = at;
    while (at < text.length() && (isWordLetter(text.charAt(at)) || takePromotion())) {
      at++;
    }
    if (at == start) {
      at++;
    }
    var word = text.substring(start, at);
    ready.add(
        Nags.of(word).isPresent()
            ? new Token.Nag(line, Nags.of(word).getAsInt())
            : new Token.Word(line, word));
  }

  /** {@code (Q)} behind a square belongs to the move: {@code a8(Q)}. */
  private boolean takePromotion() {
    if (at == 0 || !isDigit(text.charAt(at - 1)) || text.charAt(at) != '(') {
      return false;
    }
    boolean takes = PROMOTED_IN_BRACKETS.matcher(text).region(at, text.length()).lookingAt();
    if (takes) {
      at += 2;
    }
    return takes;
  }

  private @Nullable String peek() throws IOException {
    if (peeked == null) {
      peeked = lines.next();
    }
    return peeked;
  }

  private void skipBlanksOfLine() {
    while (at < text.length() && isBlank(text.charAt(at))) {
      at++;
    }
  }

  private static boolean isWordLetter(char letter) {
    return !isBlank(letter) && "{}()[];*$!?‼⁇⁉⁈".indexOf(letter) < 0;
  }

  private static boolean isNameLetter(char letter) {
    return Character.isLetterOrDigit(letter) || "_+#=:-".indexOf(letter) >= 0;
  }

  private static boolean isEscapable(char letter) {
    return letter == '"' || letter == '\\';
  }

  private static boolean isBlank(char letter) {
    return letter <= ' ' || letter == '\u00A0' || letter == '\uFEFF';
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }
}
