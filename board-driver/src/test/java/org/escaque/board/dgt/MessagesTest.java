package org.escaque.board.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of what a board says: {@code messages.txt}. */
class MessagesTest {

  record Row(String name, String bytes, String read) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Row> rows() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(MessagesTest.class.getResourceAsStream("messages.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\\|", 3))
          .map(cells -> new Row(cells[0].trim(), cells[1].trim(), cells[2].trim()))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void bytes_areReadAsTheTableSays(Row row) {
    var decoder = new DgtDecoder();
    var read = new StringJoiner(", ").setEmptyValue("nothing");

    words(row.bytes())
        .forEach(
            word ->
                decoder.take(Integer.parseInt(word, 16)).ifPresent(said -> read.add(text(said))));

    String skipped = decoder.skipped() == 0 ? "" : ", " + decoder.skipped() + " skipped";
    assertThat(read + skipped).isEqualTo(row.read());
  }

  private static Stream<String> words(String text) {
    return Stream.of(text.split(" +")).filter(word -> !word.isEmpty());
  }

  static String text(DgtMessage message) {
    return switch (message) {
      case DgtMessage.Dump(Men men, int results) ->
          "dump " + men.letters().replace(' ', '.') + (results == 0 ? "" : " results " + results);
      case DgtMessage.Field(var square, char man, boolean result) ->
          "field " + square + " " + (result ? "result" : man == ' ' ? "-" : man);
      case DgtMessage.Clock(ClockFrame frame) -> "clock " + hex(frame);
      case DgtMessage.MoveLog log -> log.toString();
      case DgtMessage.BusAddress(int address) -> "bus " + address;
      case DgtMessage.SerialNumber(String digits) -> "serial " + digits;
      case DgtMessage.Version(int major, int minor) -> "version " + major + "." + minor;
      case DgtMessage.Battery(int percent, boolean charging) ->
          "battery " + percent + (charging ? " charging" : "");
      case DgtMessage.Ignored(var kind) ->
          "ignored " + (kind == DgtMessage.Ignored.Kind.DRAUGHTS ? "draughts" : "trademark");
      case DgtMessage.Broken broken -> "broken";
    };
  }

  private static String hex(ClockFrame frame) {
    return Stream.of(
            frame.right(),
            frame.rightMinutes(),
            frame.rightSeconds(),
            frame.left(),
            frame.leftMinutes(),
            frame.leftSeconds(),
            frame.status())
        .map("%02x"::formatted)
        .reduce((one, other) -> one + " " + other)
        .orElse("");
  }
}
