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
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.board.wire.Pull;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Against Pi4J's own mock provider. */
class Pi4jWiresTest {

  private final AtomicInteger released = new AtomicInteger();
  private Context context = context();
  private Pi4jWires wires = new Pi4jWires(context, released::incrementAndGet);

  private static Context context() {
    return Pi4J.newContextBuilder()
        .noAutoDetect()
        .add(
            MockDigitalInputProvider.newInstance(),
            MockDigitalOutputProvider.newInstance(),
            MockI2CProvider.newInstance())
        .build();
  }

  @BeforeEach
  void open() {
    context = context();
    wires = new Pi4jWires(context, released::incrementAndGet);
  }

  @AfterEach
  void shutDown() {
    context.shutdown();
  }

  private <T> List<T> lines(Class<T> type) {
    return context.registry().all().values().stream()
        .filter(type::isInstance)
        .map(type::cast)
        .toList();
  }

  private DigitalState output(int pin) {
    return lines(MockDigitalOutput.class).stream()
        .filter(line -> line.address() == pin)
        .findFirst()
        .orElseThrow()
        .state();
  }

  private MockDigitalInput input(int pin) {
    return lines(MockDigitalInput.class).stream()
        .filter(line -> line.address() == pin)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void outputs_written_driveTheirLevels() throws IOException {
    try (var lines = wires.outputs("row", List.of(5, 6), false)) {
      assertThat(output(5)).isEqualTo(DigitalState.LOW);

      lines.write(0b10);

      assertThat(output(5)).isEqualTo(DigitalState.LOW);
      assertThat(output(6)).isEqualTo(DigitalState.HIGH);
    }
  }

  @Test
  void outputs_activeLow_areHighWhenInactive() throws IOException {
    try (var lines = wires.outputs("lamp", List.of(5, 6), true)) {
      assertThat(output(5)).isEqualTo(DigitalState.HIGH);

      lines.write(0b01);

      assertThat(output(5)).isEqualTo(DigitalState.LOW);
      assertThat(output(6)).isEqualTo(DigitalState.HIGH);
    }
  }

  @Test
  void outputs_closed_areInactiveAndTheirPinsFree() throws IOException {
    var lines = wires.outputs("row", List.of(5, 6), false);
    lines.write(0b11);
    var driven = lines(MockDigitalOutput.class);

    lines.close();
    lines.close();

    assertThat(driven).extracting(MockDigitalOutput::state).containsOnly(DigitalState.LOW);
    wires.outputs("row", List.of(5, 6), false).close();
  }

  @Test
  void outputs_takenPin_isNamedAndNothingStaysOpen() throws IOException {
    try (var first = wires.outputs("row", List.of(6), false)) {
      first.write(1);

      assertThatThrownBy(() -> wires.outputs("lamp", List.of(5, 6), false))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("lamp pin 6: ");
      assertThat(lines(MockDigitalOutput.class)).hasSize(1);
    }
  }

  @Test
  void inputs_levels_areReadWithoutDebounce() throws IOException {
    try (var lines = wires.inputs("column", List.of(7, 8), Pull.UP)) {
      input(7).mockState(DigitalState.LOW);
      input(8).mockState(DigitalState.HIGH);

      assertThat(lines.read()).isEqualTo(0b10);
      assertThat(input(7).config().debounce()).isZero();
      assertThat(input(7).pull().name()).isEqualTo("PULL_UP");
    }
  }

  @Test
  void inputs_takenPin_isNamedAndNothingStaysOpen() throws IOException {
    try (var first = wires.inputs("lever", List.of(8), Pull.NONE)) {
      assertThat(first).isNotNull();

      assertThatThrownBy(() -> wires.inputs("column", List.of(7, 8), Pull.DOWN))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("column pin 8: ");
      assertThat(lines(MockDigitalInput.class)).hasSize(1);
    }
  }

  @Test
  void inputs_watched_tellEdgesUntilClosed() throws IOException {
    var edges = new ArrayList<String>();
    var lines = wires.inputs("lever", List.of(7, 8), Pull.UP);
    input(8).mockState(DigitalState.LOW);
    lines.watch((line, high, age) -> edges.add(line + (high ? " high " : " low ") + age));
    var lever = input(8);

    lever.mockState(DigitalState.HIGH);
    lever.mockState(DigitalState.LOW);
    lines.close();
    lever.mockState(DigitalState.HIGH);

    assertThat(edges).containsExactly("1 high 0", "1 low 0");
  }

  @Test
  void inputs_withoutALevel_areAnErrorThatNamesThePin() throws IOException {
    try (var lines = wires.inputs("column", List.of(7), Pull.DOWN)) {
      input(7).mockState(DigitalState.UNKNOWN);

      assertThatThrownBy(lines::read)
          .isInstanceOf(IOException.class)
          .hasMessage("pin 7: unknown level");
    }
  }

  @Test
  void i2c_pairs_areReadLowByteFirst() throws IOException {
    try (var device = wires.i2c(1, 0x20)) {
      device.write(0x12, 0x34, 0xf2);

      assertThat(device.readPair(0x12)).isEqualTo(0xf234);
    }
  }

  @Test
  void i2c_withoutAnAnswer_isAnErrorThatNamesBusAndAddress() throws IOException {
    try (var device = wires.i2c(1, 0x20)) {
      assertThatThrownBy(() -> device.readPair(0x12))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("i2c bus 1 address 0x20: ");
    }
  }

  @Test
  void i2c_commandWithoutValues_isOneByte() throws IOException {
    try (var device = wires.i2c(1, 0x70)) {
      device.write(0x21);

      assertThat(lines(MockI2C.class).getFirst().read()).isEqualTo(0x21);
    }
    assertThat(lines(MockI2C.class)).isEmpty();
  }

  @Test
  void close_wires_releasesTheContext() {
    wires.close();

    assertThat(released).hasValue(1);
  }
}
