package org.escaque.board.pi4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.pi4j.Pi4J;
import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalState;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalInputProvider;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutput;
import com.pi4j.plugin.mock.provider.gpio.digital.MockDigitalOutputProvider;
import com.pi4j.plugin.mock.provider.i2c.MockI2C;
import com.pi4j.plugin.mock.provider.i2c.MockI2CProvider;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.escaque.board.scan.ScanLoop;
import org.escaque.board.scan.ScanPlan;
import org.escaque.board.wire.ExpanderReader;
import org.escaque.board.wire.MatrixReader;
import org.escaque.board.wire.Orientation;
import org.escaque.board.wire.Pull;
import org.escaque.board.wire.Wires;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How the wired boards start, fail and end on Pi4J's own mock provider. */
class Pi4jBoardsTest {

  private static final MatrixReader.Wiring MATRIX =
      new MatrixReader.Wiring(
          List.of(0, 1, 2, 3, 4, 5, 6, 7),
          List.of(8, 9, 10, 11, 12, 13, 14, 15),
          false,
          Duration.ZERO,
          Orientation.NORMAL);
  private static final ExpanderReader.Wiring EXPANDERS =
      new ExpanderReader.Wiring(1, ExpanderReader.Wiring.DEFAULT_ADDRESSES, Orientation.NORMAL);
  private static final int GPIO = 0x12;

  private final AtomicInteger released = new AtomicInteger();
  private final BlockingQueue<BoardReport> reports = new LinkedBlockingQueue<>();
  private Context context = Pi4J.newContextBuilder().noAutoDetect().build();

  @BeforeEach
  void open() {
    context =
        Pi4J.newContextBuilder()
            .noAutoDetect()
            .add(
                MockDigitalInputProvider.newInstance(),
                MockDigitalOutputProvider.newInstance(),
                MockI2CProvider.newInstance())
            .build();
  }

  @AfterEach
  void shutDown() {
    context.shutdown();
  }

  private Wires wires() {
    return new Pi4jWires(context, released::incrementAndGet);
  }

  private <T> List<T> lines(Class<T> type) {
    return context.registry().all().values().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  private MatrixReader matrix() throws IOException {
    var matrix = MatrixReader.open(this::wires, MATRIX, () -> new Tick(System.nanoTime()));
    lines(MockDigitalInput.class).forEach(column -> column.mockState(DigitalState.LOW));
    return matrix;
  }

  private BoardReport next() throws InterruptedException {
    var report = reports.poll(10, TimeUnit.SECONDS);
    assertThat(report).as("a report within ten seconds").isNotNull();
    return report;
  }

  @Test
  void matrix_onThePins_isReadRowByRow() throws IOException {
    try (var matrix = matrix()) {
      lines(MockDigitalInput.class).stream()
          .filter(column -> column.address() == 9)
          .forEach(column -> column.mockState(DigitalState.HIGH));

      assertThat(matrix.read()).isEqualTo(0x0202020202020202L);
    }
  }

  @Test
  void matrix_oneScan_drivesEachRowOnceAndNeverTwoAtATime() throws IOException {
    try (var matrix = matrix()) {
      var driven = new AtomicInteger();
      var most = new AtomicInteger();
      var changes = new AtomicInteger();
      for (var row : lines(MockDigitalOutput.class)) {
        row.addListener(
            change -> {
              changes.incrementAndGet();
              int now = driven.addAndGet(change.state() == DigitalState.HIGH ? 1 : -1);
              most.accumulateAndGet(now, Math::max);
            });
      }

      assertThat(matrix.read()).isZero();

      assertThat(changes).hasValue(16);
      assertThat(most).hasValue(1);
      assertThat(driven).hasValue(0);
    }
  }

  @Test
  void matrix_columnWithoutALevel_isAnErrorAndAfterItAllIsRight() throws IOException {
    try (var matrix = matrix()) {
      var column = lines(MockDigitalInput.class).getFirst();
      column.mockState(DigitalState.UNKNOWN);

      assertThatThrownBy(matrix::read)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("pin " + column.address());

      column.mockState(DigitalState.LOW);
      assertThat(matrix.read()).isZero();
      assertThat(lines(MockDigitalOutput.class)).allMatch(MockDigitalOutput::isLow);
    }
  }

  @Test
  void matrix_closedAfterAFailedScan_leavesAllRowsLowAndNothingOpen() throws IOException {
    var matrix = matrix();
    lines(MockDigitalInput.class).getFirst().mockState(DigitalState.UNKNOWN);
    assertThatThrownBy(matrix::read).isInstanceOf(IOException.class);
    var rows = lines(MockDigitalOutput.class);

    matrix.close();
    matrix.close();

    assertThat(rows).hasSize(8).allMatch(MockDigitalOutput::isLow);
    assertThat(context.registry().all()).isEmpty();
    assertThat(released).hasValue(1);
  }

  @Test
  void matrix_takenPin_isALossThatHealsByItself() throws Exception {
    var taken = wires().inputs("other", List.of(10), Pull.DOWN);
    var plan = new ScanPlan("m", Settling.polled(Duration.ofMillis(5)), true, this::matrix);
    try (var board = new ScanLoop(plan, () -> new Tick(System.nanoTime()))) {
      board.start(reports::add);

      assertThat(next())
          .isInstanceOfSatisfying(
              BoardReport.Settled.class,
              settled -> assertThat(settled.event()).isInstanceOf(BoardEvent.BoardLost.class));
      assertThat(lines(MockDigitalOutput.class)).as("rows left open").isEmpty();
      taken.close();
      assertThat(next()).isInstanceOf(BoardReport.Contacts.class);
    }
    assertThat(context.registry().all()).isEmpty();
  }

  @Test
  void expanders_opened_areReadTwoBytesEach() throws IOException {
    try (var board = ExpanderReader.open(this::wires, EXPANDERS)) {
      for (var expander : lines(MockI2C.class)) {
        boolean first = expander.device() == 0x20;
        expander.writeRegister(GPIO, new byte[] {(byte) (first ? 0xfe : 0xff), (byte) 0xff});
      }

      assertThat(board.read()).isEqualTo(1L);
    }
    assertThat(context.registry().all()).isEmpty();
    assertThat(released).hasValue(1);
  }

  @Test
  void expanders_oneThatDoesNotAnswer_isNamedAndTheScanFails() throws IOException {
    try (var board = ExpanderReader.open(this::wires, EXPANDERS)) {
      for (var expander : lines(MockI2C.class)) {
        if (expander.device() != 0x22) {
          expander.writeRegister(GPIO, new byte[] {(byte) 0xff, (byte) 0xff});
        }
      }

      assertThatThrownBy(board::read)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("i2c bus 1 address 0x22: ");
    }
  }

  @Test
  void expanders_onAMachineWithoutABus_areNamedAndNothingStaysOpen() {
    context.shutdown();
    context =
        Pi4J.newContextBuilder().noAutoDetect().add(MockDigitalInputProvider.newInstance()).build();

    assertThatThrownBy(() -> ExpanderReader.open(this::wires, EXPANDERS))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("i2c bus 1 address 0x20: ");
    assertThat(context.registry().all()).isEmpty();
    assertThat(released).hasValue(1);
  }

  @Test
  void expanders_closedTwice_areGivenBackOnce() throws IOException {
    var board = ExpanderReader.open(this::wires, EXPANDERS);
    var open = new ArrayList<>(lines(MockI2C.class));

    board.close();
    board.close();

    assertThat(open).hasSize(4);
    assertThat(context.registry().all()).isEmpty();
    assertThat(released).hasValue(1);
  }
}
