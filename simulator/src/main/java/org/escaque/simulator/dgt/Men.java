package org.escaque.simulator.dgt;

import org.escaque.board.Square;

/** How the board numbers men and fields. */
public final class Men {

  /** The letters of FEN at the places of their codes; the last three announce results. */
  private static final String LETTERS = " PRNBKQprnbkq=+-";

  private Men() {}

  /** The code of a man by its letter; 0 for {@code ' '}. */
  public static int code(char letter) {
    int code = LETTERS.indexOf(letter);
    if (code < 0) {
      throw new IllegalArgumentException("no man '" + letter + "'");
    }
    return code;
  }

  /** The letter of a code; {@code =}, {@code +} and {@code -} for the men that announce results. */
  public static char letter(int code) {
    return LETTERS.charAt(code);
  }

  /**
   * The field of a square: 0 is a8, 7 is h8, 63 is h1 where the connector is at White's left.
   *
   * @param turned the connector is at White's right
   */
  public static int field(Square square, boolean turned) {
    int field = (7 - square.rank()) * 8 + square.file();
    return turned ? 63 ^ field : field;
  }

  /** The square of a field. */
  public static Square square(int field, boolean turned) {
    int straight = turned ? 63 ^ field : field;
    return Square.of(straight % 8, 7 - straight / 8);
  }
}
