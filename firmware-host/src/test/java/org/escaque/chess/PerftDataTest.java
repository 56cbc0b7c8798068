package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Thousands of positions whose numbers are known, in files {@code id ; FEN ; D1 n ; D2 n ...}. */
class PerftDataTest {

  private static final String FILES =
      """
      standard-tricky.txt, STANDARD
      random-standard.txt, STANDARD
      chess960.txt, CHESS960
      xfen-tricky.txt, CHESS960
      """;

  @ParameterizedTest
  @CsvSource(textBlock = FILES)
  void everyLineOfTheFile_isCounted(String file, CastlingRules rules) throws IOException {
    assertThat(wrongLines(file, rules, 300_000)).isEmpty();
  }

  @Tag("full")
  @ParameterizedTest
  @CsvSource(textBlock = FILES)
  void everyLongLineOfTheFile_isCounted(String file, CastlingRules rules) throws IOException {
    assertThat(wrongLines(file, rules, 5_000_000)).isEmpty();
  }

  private static List<String> wrongLines(String file, CastlingRules rules, long most)
      throws IOException {
    var wrong = new ArrayList<String>();
    long lines = 0;
    long nodes = 0;
    long begin = System.nanoTime();
    for (var row : Files.readAllLines(DataFolder.path("perft", file))) {
      var fields = row.split(" *; *", -1);
      if (row.startsWith("#") || fields.length < 3) {
        continue;
      }
      var position = Position.ofFen(fields[1], rules);
      for (int i = 2; i < fields.length; i++) {
        var pair = fields[i].strip().split(" +", -1);
        int depth = Integer.parseInt(pair[0].substring(1));
        long expected = Long.parseLong(pair[1]);
        if (expected > most) {
          continue;
        }
        lines++;
        nodes += expected;
        long counted = Perft.count(position, depth, true);
        if (counted != expected) {
          wrong.add(fields[0] + " depth " + depth + ": " + counted + " not " + expected);
        }
      }
    }
    System.out.printf(
        "%s: %d lines, %d nodes in %d ms%n",
        file, lines, nodes, (System.nanoTime() - begin) / 1_000_000);
    return wrong;
  }
}
