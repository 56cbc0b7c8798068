package org.escaque.chess.pgn;

/** The smallest parts of a PGN text that mean something, each with the line it begins on. */
sealed interface Token {

  int line();

  /** A tag pair, its value without escapes. */
  record Tag(int line, String name, String value) implements Token {}

  /** A comment without its braces or semicolon. */
  record Comment(int line, String text) implements Token {}

  /** The beginning of a variation. */
  record Open(int line) implements Token {}

  /** The end of a variation. */
  record Close(int line) implements Token {}

  /** A numeric annotation glyph, also if written as {@code !?} or {@code +-}. */
  record Nag(int line, int number) implements Token {}

  /** A move, a result, or anything else without a blank. */
  record Word(int line, String text) implements Token {}

  /** A text that is no token; what can be saved of it follows as other tokens. */
  record Broken(int line, String reason, boolean isFatal) implements Token {}

  /** The end of the text. */
  record End(int line) implements Token {}
}
