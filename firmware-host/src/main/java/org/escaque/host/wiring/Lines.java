package org.escaque.host.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.escaque.board.Square;

/**
 * Files or ranks, to find out which line each of them is wired to.
 *
 * @param name {@code column} or {@code row}
 * @param of the number of a square's line, 0 to 7
 */
record Lines(String name, ToIntFunction<Square> of) {

  static final Lines COLUMNS = new Lines("column", Square::file);
  static final Lines ROWS = new Lines("row", Square::rank);

  /** {@code a} to {@code h} or {@code 1} to {@code 8}. */
  String name(int line) {
    return name.equals("column")
        ? String.valueOf((char) ('a' + line))
        : String.valueOf((char) ('1' + line));
  }

  /**
   * To which line each line goes: the one that most of its men were read on; itself where nobody
   * knows.
   */
  int[] wiredTo(List<Observation> seen) {
    int[] wired = new int[8];
    for (int line = 0; line < 8; line++) {
      int[] votes = new int[8];
      for (var observation : seen) {
        if (of.applyAsInt(observation.asked()) == line) {
          observation.only().ifPresent(square -> votes[of.applyAsInt(square)]++);
        }
      }
      wired[line] = most(votes, line);
    }
    return wired;
  }

  private static int most(int[] votes, int otherwise) {
    int best = otherwise;
    for (int line = 0; line < 8; line++) {
      if (votes[line] > votes[best]) {
        best = line;
      }
    }
    return best;
  }

  /** What is wrong with the order of the lines, in words: {@code columns a and c are swapped}. */
  List<String> disorder(int[] wired) {
    var words = new ArrayList<String>();
    for (int line = 0; line < 8; line++) {
      int other = wired[line];
      if (other > line && wired[other] == line) {
        words.add("%ss %s and %s are swapped".formatted(name, name(line), name(other)));
      } else if (other != line && wired[other] != line) {
        words.add("%s %s is wired as %s %s".formatted(name, name(line), name, name(other)));
      }
    }
    return words;
  }
}
