package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Square;

/** The squares that a man passes when it is pushed along the wood. */
public final class Paths {

  private Paths() {}

  /** Those between two squares of a file, rank or diagonal, in order; empty for a knight's move. */
  public static List<Square> between(Square from, Square to) {
    int files = to.file() - from.file();
    int ranks = to.rank() - from.rank();
    boolean straight = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
    if (!straight) {
      return List.of();
    }
    var passed = new ArrayList<Square>();
    int length = Math.max(Math.abs(files), Math.abs(ranks));
    for (int at = 1; at < length; at++) {
      passed.add(Square.of(from.file() + at * files / length, from.rank() + at * ranks / length));
    }
    return passed;
  }
}
