package org.escaque.tracking;

import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;

/** Which man a driver that knows men read on each square. Immutable. */
final class SeenMen {

  static final SeenMen NONE = new SeenMen(new char[64]);

  /** As letters of FEN; 0 where nothing was read. */
  private final char[] letters;

  private SeenMen(char[] letters) {
    this.letters = letters;
  }

  /** What was read on the square, as a letter of FEN; 0 if nothing was. */
  char on(int square) {
    return letters[square];
  }

  /** The same, and this was read on the square; 0 for nothing. */
  SeenMen with(int square, char letter) {
    if (letters[square] == letter) {
      return this;
    }
    var next = letters.clone();
    next[square] = letter;
    return new SeenMen(next);
  }

  /** On how many squares a read man does not stand in {@code position}. */
  int contradictions(Position position) {
    int count = 0;
    for (int i = 0; i < 64; i++) {
      if (letters[i] != 0) {
        char there = position.pieceAt(Square.of(i)).map(Piece::letter).orElse(' ');
        count += there == letters[i] ? 0 : 1;
      }
    }
    return count;
  }

  /** Whether any man was read. */
  boolean isAny() {
    for (char letter : letters) {
      if (letter != 0) {
        return true;
      }
    }
    return false;
  }

  /** The same on a board that stands the other way round. */
  SeenMen turned() {
    var next = new char[64];
    for (int i = 0; i < 64; i++) {
      next[i] = letters[63 - i];
    }
    return new SeenMen(next);
  }
}
