package org.escaque.simulator.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The terminal is opened as a file: what comes through it is what the board says. */
@EnabledOnOs(OS.LINUX)
@Timeout(20)
class BoardOnLineTest {

  private static final Octets E2_EMPTY = Octets.ofHex("8E 00 05 34 00");

  /** As the board notes it. */
  private static final String E2_LEFT = "" + (char) 0x40 + (char) 0x34;

  @TempDir private Path folder;

  private BoardOnLine board(Card card) {
    return new BoardOnLine(
        DgtBoard.poweredUp(card, Fields.START),
        folder.resolve("usb-board"),
        BoardOnLine.Line.perfect(),
        () -> Tick.ZERO);
  }

  private static Octets ask(FileChannel line, String command, int bytes) throws IOException {
    line.write(ByteBuffer.wrap(Octets.ofHex(command).toBytes()));
    return read(line, bytes);
  }

  private static Octets read(FileChannel line, int bytes) throws IOException {
    var answer = ByteBuffer.allocate(bytes);
    while (answer.hasRemaining() && line.read(answer) >= 0) {
      // Until all of it has come; the test's time-out ends a wait for nothing.
    }
    return Octets.of(answer.array());
  }

  private static FileChannel open(BoardOnLine board) throws IOException {
    return FileChannel.open(board.name(), StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  @Test
  void board_pluggedIn_answersThroughItsName() throws IOException {
    try (var board = board(Card.ofSerial(12345))) {
      board.plugIn();
      try (var line = open(board)) {
        assertThat(ask(line, "45", 8)).isEqualTo(Octets.ofHex("91 00 08 31 32 33 34 35"));
        assertThat(ask(line, "4B 42", 67).at(0)).isEqualTo(0x86);

        board.happens(new Happening.FieldChanged(52, 0, Tick.ZERO));

        assertThat(read(line, 5)).isEqualTo(E2_EMPTY);
      }
    }
  }

  @Test
  void bytes_ofEveryValue_passUnchanged() throws IOException {
    try (var board = board(Card.ofSerial(1))) {
      board.plugIn();
      try (var line = open(board)) {
        // Bytes that a terminal which is not raw would take for itself.
        line.write(ByteBuffer.wrap(Octets.ofHex("03 04 0A 0D 11 13 1A 1C 7F 40").toBytes()));

        assertThat(ask(line, "41", 10)).isEqualTo(Octets.ofHex("8D 00 0A 00 00 00 00 00 00 20"));
        for (int value : Octets.ofHex("03 04 0A 0D 11 13 1A 1C 7F 40").toBytes()) {
          assertThat(board.board().heard().of(value)).as("%02X", value).isEqualTo(1);
        }
      }
    }
  }

  @Test
  void boardOnItsCable_unpluggedDuringAMove_wakesOnTheBusAndKnowsWhatStandsThere()
      throws IOException {
    try (var board = board(Card.ofSerial(1))) {
      board.plugIn();
      try (var line = open(board)) {
        ask(line, "4B 42", 67);
      }
      board.unplug();
      assertThat(Files.exists(board.name())).isFalse();
      board.happens(new Happening.FieldChanged(52, 0, Tick.ZERO));
      board.plugInElsewhere();

      assertThat(board.board().mode()).isEqualTo(Mode.BUS);
      try (var line = open(board)) {
        assertThat(ask(line, "42", 67).at(3 + 52)).isZero();
      }
      assertThat(board.board().log().bytes()).doesNotContain(E2_LEFT);
    }
  }

  @Test
  void boardWithABattery_unpluggedDuringAMove_goesOnAndNotesIt() throws IOException {
    try (var board = board(Card.ofSerial(1).withBattery(80))) {
      board.plugIn();
      try (var line = open(board)) {
        ask(line, "4B 42", 67);
      }
      board.unplug();
      board.happens(new Happening.FieldChanged(52, 0, Tick.ZERO));
      board.plugIn();

      assertThat(board.board().mode()).isEqualTo(Mode.UPDATE_NICE);
      assertThat(board.board().log().bytes()).endsWith(E2_LEFT);
    }
  }

  @Test
  void unplug_whileALineIsOpen_hangsItUp() throws IOException {
    try (var board = board(Card.ofSerial(1))) {
      board.plugIn();
      try (var line = open(board)) {
        board.unplug();

        assertThat(hangsUp(line)).isTrue();
      }
    }
  }

  private static boolean hangsUp(FileChannel line) {
    try {
      return line.read(ByteBuffer.allocate(1)) < 0;
    } catch (IOException inputOutputError) {
      return true;
    }
  }

  @Test
  void elsewhere_givesTheSameNameForAnotherTerminal() throws IOException {
    try (var board = board(Card.ofSerial(1))) {
      board.plugIn();
      var before = board.name().toRealPath();
      board.unplug();
      board.plugInElsewhere();

      assertThat(board.name().toRealPath()).isNotEqualTo(before);
    }
  }

  @Test
  void line_thatNobodyReads_dropsWhatFindsNoRoom() throws IOException {
    try (var board = board(Card.ofSerial(1))) {
      board.plugIn();
      try (var line = open(board)) {
        ask(line, "4B 42", 67);
      }
      for (int change = 0; change < 40_000 && board.dropped() == 0; change++) {
        board.happens(new Happening.FieldChanged(30, change % 2, Tick.ZERO));
      }

      assertThat(board.dropped()).isPositive();
    }
  }
}
