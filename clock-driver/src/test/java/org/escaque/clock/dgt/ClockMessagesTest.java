package org.escaque.clock.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.escaque.board.dgt.ClockFrame;
import org.escaque.clock.ClockTime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of what a clock says: {@code messages.txt}. */
class ClockMessagesTest {

  record Row(String name, ClockFrame frame, String says) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Row> rows() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ClockMessagesTest.class.getResourceAsStream("messages.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\\|", 3))
          .map(cells -> new Row(cells[0].trim(), frame(cells[1].trim()), cells[2].trim()))
          .toList();
    }
  }

  static ClockFrame frame(String hex) {
    var bytes = Stream.of(hex.split(" ")).map(word -> Integer.parseInt(word, 16)).toList();
    return new ClockFrame(
        bytes.get(0),
        bytes.get(1),
        bytes.get(2),
        bytes.get(3),
        bytes.get(4),
        bytes.get(5),
        bytes.get(6));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void message_saysWhatTheTableHas(Row row) {
    assertThat(text(ClockMessageReader.read(row.frame(), DgtSides.DEFAULT))).isEqualTo(row.says());
  }

  private static String text(ClockMessage message) {
    return switch (message) {
      case ClockMessage.Times(ClockFace face) -> text(face);
      case ClockMessage.NoClock none -> "no clock";
      case ClockMessage.Nothing nothing -> "nothing";
      case ClockMessage.Acknowledged(int command, boolean good) ->
          "acknowledged %02x %s".formatted(command, good ? "good" : "bad");
      case ClockMessage.ButtonPressed(var button) -> "button " + button;
      case ClockMessage.Spoke(int code) -> "spoke %02x".formatted(code);
      case ClockMessage.Wrong wrong -> "wrong";
    };
  }

  private static String text(ClockFace face) {
    return "left "
        + ClockTime.ofSeconds(face.left())
        + " right "
        + ClockTime.ofSeconds(face.right())
        + (face.leftFlag() ? " flag left" : "")
        + (face.rightFlag() ? " flag right" : "")
        + " pressed "
        + face.pressed()
        + (face.running() ? " running " : " stopped ")
        + face.turn()
        + (face.batteryLow() ? " battery" : "");
  }
}
