package org.escaque.board.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DevicesTest {

  @TempDir Path folder;

  @BeforeEach
  void devices() throws Exception {
    Files.createFile(folder.resolve("ttyACM1"));
    Files.createFile(folder.resolve("ttyACM0"));
    Files.createFile(folder.resolve("ttyUSB0"));
    Files.createSymbolicLink(folder.resolve("usb-board"), folder.resolve("ttyACM1"));
    Files.createSymbolicLink(folder.resolve("usb-gone"), folder.resolve("ttyACM5"));
    Files.createDirectory(folder.resolve("ttyACM-folder"));
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void star_namesWhatIsThereInOrder() {
    assertThat(Devices.matching(path("ttyACM*"))).containsExactly(path("ttyACM0"), path("ttyACM1"));
  }

  @Test
  void link_countsWhileItsDeviceIsThere() {
    assertThat(Devices.matching(path("usb-board"))).containsExactly(path("usb-board"));
    assertThat(Devices.matching(path("usb-gone"))).isEmpty();
    assertThat(Devices.matching(path("usb-*"))).containsExactly(path("usb-board"));
  }

  @Test
  void otherSignsThanTheStar_meanThemselves() {
    assertThat(Devices.matching(path("ttyACM?"))).isEmpty();
    assertThat(Devices.matching(path("tty[AU]*"))).isEmpty();
  }

  @Test
  void missingFolder_isNoError() {
    assertThat(Devices.matching(path("by-id/usb-*"))).isEmpty();
  }
}
