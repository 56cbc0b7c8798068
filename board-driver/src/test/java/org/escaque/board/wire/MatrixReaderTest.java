package org.escaque.board.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.escaque.board.Ghosts;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatrixReaderTest {

  private static final List<Integer> ROWS = List.of(0, 1, 2, 3, 4, 5, 6, 7);
  private static final List<Integer> COLUMNS = List.of(8, 9, 10, 11, 12, 13, 14, 15);

  private final FakeWires wires = new FakeWires();

  private MatrixReader open(boolean activeLow, Orientation orientation) throws IOException {
    wires.activeLow = activeLow;
    var wiring = new MatrixReader.Wiring(ROWS, COLUMNS, activeLow, Duration.ZERO, orientation);
    return MatrixReader.open(() -> wires, wiring, () -> Tick.ZERO);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void read_anyPosition_isWhatIsClosed(boolean activeLow) throws IOException {
    var random = new Random(8);
    try (var matrix = open(activeLow, Orientation.NORMAL)) {
      for (int round = 0; round < 100; round++) {
        wires.closed = random.nextLong();

        assertThat(matrix.read()).isEqualTo(wires.closed);
        assertThat(wires.rows()).as("rows left driven").isZero();
      }
    }
    assertThat(wires.log).contains(activeLow ? "column pull UP" : "column pull DOWN");
  }

  @Test
  void read_turnedBoard_isAsWhiteSeesIt() throws IOException {
    wires.closed = Square.A1.bit();
    try (var matrix = open(false, Orientation.TURNED)) {
      assertThat(new Occupancy(matrix.read()).squares()).containsExactly(Square.H8);
    }
  }

  @Test
  void read_withoutDiodes_showsAGhostThatIsNamed() throws IOException {
    wires.diodes = false;
    wires.closed = Occupancy.of(Square.A1, Square.D1, Square.A5).bits();
    try (var matrix = open(false, Orientation.NORMAL)) {
      long read = matrix.read();

      assertThat(new Occupancy(read).has(Square.D5)).isTrue();
      assertThat(new Occupancy(Ghosts.possible(read)).has(Square.D5)).isTrue();
    }
  }

  @Test
  void close_rowsBeforeColumnsBeforeWires_leavesRowsOff() throws IOException {
    var matrix = open(false, Orientation.NORMAL);
    matrix.read();

    matrix.close();
    matrix.close();

    assertThat(wires.log).containsSubsequence("close row", "close column", "close wires");
    assertThat(wires.rows()).isZero();
    assertThat(wires.log.stream().filter("close wires"::equals)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 12})
  void open_takenPin_namesItAndLeavesNothingOpen(int pin) {
    wires.takenPin = pin;

    assertThatThrownBy(() -> open(false, Orientation.NORMAL))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("pin " + pin);
    assertThat(wires.log).endsWith("close wires");
  }

  @Test
  void wiring_notEightLines_isRefused() {
    assertThatThrownBy(
            () ->
                new MatrixReader.Wiring(
                    List.of(1), COLUMNS, false, Duration.ZERO, Orientation.NORMAL))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
