package org.escaque.board.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.ValueLayout;
import java.util.List;
import org.escaque.board.wire.Pull;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What is told where the hardware is missing; the devices themselves are tested in a kernel. */
@EnabledOnOs(OS.LINUX)
class KernelWiresTest {

  @Test
  void absentChip_namesThoseThatThereAre() throws IOException {
    try (var wires = KernelWires.of("no-such-label")) {
      assertThatThrownBy(() -> wires.inputs("lever", List.of(5), Pull.UP))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("no GPIO chip \"no-such-label\"; there are ")
          .hasMessageContaining(GpioChip.all().toString());
    }
  }

  @Test
  void absentBus_namesBusAddressAndWhatMayHelp() {
    try (var wires = KernelWires.of(GpioChip.PI_LABEL)) {
      assertThatThrownBy(() -> wires.i2c(977, 0x20))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("i2c bus 977 address 0x20")
          .hasMessageContaining("no such device");
    }
  }

  @Test
  void failedCall_keepsTheKernelsNumber() {
    assertThatThrownBy(() -> Libc.open("/dev"))
        .isInstanceOfSatisfying(
            KernelException.class, failure -> assertThat(failure.number()).isEqualTo(21))
        .hasMessage("/dev: error 21");
  }

  @Test
  void eventFile_wokenOnce_isReadOnce() throws IOException {
    int file = Libc.eventFile();
    try (var arena = Arena.ofConfined()) {
      Libc.wake(file);
      var count = arena.allocate(8);

      assertThat(Libc.read("event", file, count)).isEqualTo(8);
      assertThat(count.get(ValueLayout.JAVA_LONG, 0)).isEqualTo(1);
    } finally {
      Libc.close(file);
    }
  }
}
