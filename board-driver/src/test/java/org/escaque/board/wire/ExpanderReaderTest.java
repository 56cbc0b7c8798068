package org.escaque.board.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;

class ExpanderReaderTest {

  private final FakeWires wires = new FakeWires();

  private ExpanderReader open() throws IOException {
    var wiring =
        new ExpanderReader.Wiring(1, ExpanderReader.Wiring.DEFAULT_ADDRESSES, Orientation.NORMAL);
    return ExpanderReader.open(() -> wires, wiring);
  }

  @Test
  void read_anyPosition_isWhatIsClosed() throws IOException {
    var random = new Random(8);
    try (var board = open()) {
      for (int round = 0; round < 100; round++) {
        wires.closed = random.nextLong();

        assertThat(board.read()).isEqualTo(wires.closed);
      }
    }
    assertThat(wires.log)
        .containsExactly("close 0x23", "close 0x22", "close 0x21", "close 0x20", "close wires");
  }

  @Test
  void open_absentExpander_namesBusAndAddressAndLeavesNothingOpen() {
    wires.absentAddress = 0x22;

    assertThatThrownBy(this::open)
        .isInstanceOf(IOException.class)
        .hasMessageContaining("bus 1 address 0x22");
    assertThat(wires.log).endsWith("close wires");
  }

  @Test
  void read_failedTransfer_failsOnceAndGoesOn() throws IOException {
    try (var board = open()) {
      wires.failingTransfers = 1;

      assertThatThrownBy(board::read).isInstanceOf(IOException.class);
      assertThat(board.read()).isZero();
    }
  }

  @Test
  void read_expanderThatWasReset_isNoticedAndSetUpAgain() throws IOException {
    try (var board = open()) {
      wires.reset(0x21);
      int failures = 0;
      for (int scan = 0; scan < 128; scan++) {
        failures += failed(board) ? 1 : 0;
      }

      assertThat(failures).isEqualTo(1);
      assertThat(board.read()).isZero();
    }
  }

  @Test
  void read_expanderThatFailedAndWasReset_isSetUpBeforeItIsBelieved() throws IOException {
    wires.closed = Square.A3.bit();
    try (var board = open()) {
      wires.absentAddress = 0x21;
      assertThatThrownBy(board::read).isInstanceOf(IOException.class);
      assertThatThrownBy(board::read).isInstanceOf(IOException.class);
      wires.reset(0x21);
      wires.absentAddress = -1;

      assertThat(board.read()).isEqualTo(wires.closed);
    }
  }

  private static boolean failed(ExpanderReader board) {
    try {
      board.read();
      return false;
    } catch (IOException failure) {
      assertThat(failure).hasMessageContaining("0x21").hasMessageContaining("GPPU 0000");
      return true;
    }
  }

  @Test
  void wiring_addressesTwiceOrTooFew_areRefused() {
    assertThatThrownBy(
            () -> new ExpanderReader.Wiring(1, List.of(0x20, 0x20, 0x21, 0x22), Orientation.NORMAL))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ExpanderReader.Wiring(1, List.of(0x20), Orientation.NORMAL))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
