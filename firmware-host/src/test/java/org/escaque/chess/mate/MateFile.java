package org.escaque.chess.mate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.escaque.board.Side;
import org.escaque.chess.Position;

/** A file of questions with known answers: {@code FEN;white|black;winnable|unwinnable[;...]}. */
record MateFile(String name, List<Case> cases) {

  /** One question and its answer. */
  record Case(Position position, Side mater, boolean isWinnable, int line) {}

  static MateFile read(Path file) {
    try {
      var lines = Files.readAllLines(file);
      var cases = new ArrayList<Case>(lines.size());
      for (int i = 0; i < lines.size(); i++) {
        var fields = lines.get(i).split(";", -1);
        if (fields.length < 3 || lines.get(i).startsWith("#") || fields[1].contains("|")) {
          continue;
        }
        cases.add(
            new Case(
                Position.ofFen(fields[0]),
                Side.valueOf(fields[1].toUpperCase(Locale.ROOT)),
                fields[2].equals("winnable"),
                i + 1));
      }
      return new MateFile(String.valueOf(file.getFileName()), List.copyOf(cases));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** So many of the cases, drawn by a seed; all if there are fewer. */
  MateFile sample(int size, long seed) {
    var drawn = new ArrayList<>(cases);
    Collections.shuffle(drawn, new Random(seed));
    return new MateFile(name, List.copyOf(drawn.subList(0, Math.min(size, drawn.size()))));
  }
}
