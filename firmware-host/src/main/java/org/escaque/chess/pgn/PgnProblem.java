package org.escaque.chess.pgn;

/**
 * Something in a PGN text that is not as it should be.
 *
 * @param line the line of the text, counted from 1
 * @param severity what it costs
 * @param reason what is wrong, in words
 */
public record PgnProblem(int line, Severity severity, String reason) {

  /** What a problem costs. */
  public enum Severity {
    /** Read all the same; nothing of the game is lost. */
    WARNING,
    /** A variation or a tag is cut or left out; the main line is whole. */
    LOSS,
    /** The main line ends here; the moves before it are kept. */
    ERROR
  }

  @Override
  public String toString() {
    return "line " + line + ": " + reason;
  }
}
