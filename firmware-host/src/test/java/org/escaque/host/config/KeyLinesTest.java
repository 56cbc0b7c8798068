package org.escaque.host.config;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyLinesTest {

  private static final String TEXT =
      """
      # a comment with [brackets] and key = value
      plain = 1
      "quoted key" = 2
      dotted.a.b = 3
      text = \"""
      not.a.key = 4
      \"""
      literal = 'c:\\'
      inline = { x = 1, y = { z = "}" } }
      list = [
        1, # first
        { deep = true },
      ]

      [table]
      key = "# no comment"
      [table.below]
      key = 1
      [[row]]
      name = "a"
      [row.cell]
      value = 1
      [[row]]
      name = "b"
      [row.cell]
      value = 2
      """;

  private final KeyLines lines = KeyLines.of(TEXT);

  @ParameterizedTest
  @CsvSource({
    "plain, 2",
    "quoted key, 3",
    "dotted.a.b, 4",
    "text, 5",
    "literal, 8",
    "inline.y.z, 9",
    "list[1], 11",
    "list[2].deep, 12",
    "table.key, 16",
    "table.below.key, 18",
    "row[1].name, 20",
    "row[1].cell.value, 22",
    "row[2].name, 24",
    "row[2].cell.value, 26",
    "row[2].cell.missing, 25",
    "table.missing, 15",
    "not.a.key, 0",
    "missing, 0",
  })
  void line_ofAKey_isWhereItStands(String key, int line) {
    assertThat(lines.line(key)).isEqualTo(line);
  }

  @Test
  void repeated_ofACleanText_isNothing() {
    assertThat(lines.repeated()).isEmpty();
  }

  @Test
  void of_anyTruncation_ends() {
    for (int length = 0; length <= TEXT.length(); length++) {
      assertThat(KeyLines.of(TEXT.substring(0, length)).line("plain")).isBetween(0, 2);
    }
  }
}
