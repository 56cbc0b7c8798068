package org.escaque.board.dgt;

import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/**
 * What stands on the 64 squares: letters as in FEN, a blank for nothing.
 *
 * @param letters 64 of them, a1 first
 */
record Men(String letters) {

  static final Men NONE = new Men(" ".repeat(64));

  /** By the code on the wire; the last three are result pieces, which are no men. */
  private static final String CODES = " PRNBKQprnbkq";

  private static final int RESULT_PIECES = 3;

  Men {
    if (letters.length() != 64) {
      throw new IllegalArgumentException(letters.length() + " squares");
    }
  }

  static boolean isCode(int code) {
    return code >= 0 && code < CODES.length() + RESULT_PIECES;
  }

  static boolean isResultPiece(int code) {
    return code >= CODES.length() && isCode(code);
  }

  /** The letter of a code; result pieces read as nothing. */
  static char letter(int code) {
    return isResultPiece(code) ? ' ' : CODES.charAt(code);
  }

  /** The square of an index on the wire: 0 is a8, 63 is h1, the connector on White's left. */
  static Square square(int index) {
    return Square.of(index ^ 56);
  }

  char on(Square square) {
    return letters.charAt(square.index());
  }

  Men with(Square square, char man) {
    var changed = new StringBuilder(letters);
    changed.setCharAt(square.index(), man);
    return new Men(changed.toString());
  }

  Occupancy occupancy() {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= letters.charAt(i) == ' ' ? 0 : 1L << i;
    }
    return new Occupancy(bits);
  }

  /** The squares on which this and {@code other} do not agree. */
  Occupancy differs(Men other) {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= letters.charAt(i) == other.letters.charAt(i) ? 0 : 1L << i;
    }
    return new Occupancy(bits);
  }
}
