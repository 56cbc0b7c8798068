package org.escaque.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What hands do, and what the tracker must make of it: a table of stories. */
class HandsTest {

  @TestFactory
  List<DynamicTest> atPress_storyOfHands_saysWhatTheTableSays() {
    return rows().stream().map(HandsTest::test).toList();
  }

  private static DynamicTest test(List<String> row) {
    var name = row.get(0);
    var expected = row.get(3);
    return DynamicTest.dynamicTest(
        name,
        () -> {
          var hand = Hand.at(fen(row.get(1))).plays(row.get(2));

          assertThat(hand.verdicts()).as(name).isEqualTo(expected);
        });
  }

  private static String fen(String text) {
    return text.equals("start") ? "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" : text;
  }

  private static List<List<String>> rows() {
    var rows = new ArrayList<List<String>>();
    for (var line : text().lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        var cells = Arrays.stream(line.split("\\|")).map(String::trim).toList();
        assertThat(cells).as(line).hasSize(4);
        rows.add(cells);
      }
    }
    return rows;
  }

  private static String text() {
    try (var in = HandsTest.class.getResourceAsStream("hands.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
