package org.escaque.board.serial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The known traps of jSerialComm, on pseudo terminals. */
@EnabledOnOs(OS.LINUX)
@Timeout(30)
class JSerialPortsTest {

  private final SerialPorts ports = new JSerialPorts();

  @TempDir Path folder;

  @Test
  void open_bytesGoBothWays() throws Exception {
    try (var pty = new Pty();
        var line = ports.open(pty.path())) {
      pty.write(new byte[] {(byte) 0x8e, 0, 5, 0x34, 1});
      assertThat(readAll(line, 5)).containsExactly(0x8e, 0, 5, 0x34, 1);

      line.write(new byte[] {0x42, 0x0a, 0x0d, 0x11, 0x13});
      assertThat(pty.read()).containsExactly(0x42, 0x0a, 0x0d, 0x11, 0x13);
    }
  }

  private static int[] readAll(SerialLine line, int count) throws IOException {
    var all = new int[count];
    var buffer = new byte[16];
    for (int have = 0; have < count; ) {
      int read = line.read(buffer);
      for (int i = 0; i < read; i++) {
        all[have++] = buffer[i] & 0xff;
      }
    }
    return all;
  }

  /** The library's error code is not 0 after this success; only the answer of the open counts. */
  @Test
  void open_byALinkOfAnotherName_isNoError() throws Exception {
    try (var pty = new Pty()) {
      var link = Files.createSymbolicLink(folder.resolve("usb-board"), Path.of(pty.path()));
      try (var line = ports.open(link.toString())) {
        assertThat(line.read(new byte[4])).isZero();
      }
    }
  }

  @Test
  void read_afterAnUnplug_failsAtOnceAndEachTime() throws Exception {
    var pty = new Pty();
    try (var line = ports.open(pty.path())) {
      pty.close();

      assertThatThrownBy(() -> line.read(new byte[4])).hasMessageContaining("is gone");
      assertThatThrownBy(() -> line.read(new byte[4])).hasMessageContaining("is gone");
    }
  }

  @Test
  void read_unpluggedWhileItWaits_fails() throws Exception {
    var pty = new Pty();
    try (var line = ports.open(pty.path())) {
      var reading = CompletableFuture.runAsync(() -> readUntilGone(line));
      pty.close();

      assertThat(reading).succeedsWithin(Duration.ofSeconds(5));
    }
  }

  private static void readUntilGone(SerialLine line) {
    try {
      while (line.read(new byte[4]) >= 0) {
        // nothing came yet
      }
    } catch (IOException gone) {
      assertThat(gone).hasMessageContaining("is");
    }
  }

  @Test
  void close_freesABlockedRead() throws Exception {
    try (var pty = new Pty()) {
      var line = ports.open(pty.path());
      var reading = CompletableFuture.runAsync(() -> readUntilGone(line));
      line.close();
      line.close();

      assertThat(reading).succeedsWithin(5, TimeUnit.SECONDS);
    }
  }

  @Test
  void open_whatAnotherHolds_fails() throws Exception {
    try (var pty = new Pty();
        var line = ports.open(pty.path())) {
      assertThatThrownBy(() -> ports.open(pty.path()))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(pty.path())
          .hasMessageContaining("holds it");
      pty.write(new byte[] {1});
      assertThat(readAll(line, 1)).containsExactly(1);
    }
  }

  @Test
  void open_whatIsNotThere_saysSo() {
    var missing = folder.resolve("ttyACM9").toString();

    assertThatThrownBy(() -> ports.open(missing))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(missing);
  }

  @Test
  void open_afterAClose_works() throws Exception {
    try (var pty = new Pty()) {
      ports.open(pty.path()).close();
      ports.open(pty.path()).close();
    }
  }
}
