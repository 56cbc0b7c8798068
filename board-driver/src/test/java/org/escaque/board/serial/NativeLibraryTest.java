package org.escaque.board.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs(OS.LINUX)
class NativeLibraryTest {

  @TempDir Path folder;

  @Test
  void library_isLoadedFromItsOwnFolder_nothingIsLeftInTmp() throws Exception {
    var tmp = Files.createDirectory(folder.resolve("tmp"));
    var own = folder.resolve("native");

    assertThat(probe(tmp, own)).isEqualTo("read 66");

    assertThat(names(tmp)).isEmpty();
    assertThat(names(own)).containsExactly("libjSerialComm.so");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(own)))
        .isEqualTo("rwx------");
  }

  @Test
  void damagedLibrary_isReplaced() throws Exception {
    var tmp = Files.createDirectory(folder.resolve("tmp"));
    var own = Files.createDirectory(folder.resolve("native"));
    Files.writeString(own.resolve("libjSerialComm.so"), "half of it");

    assertThat(probe(tmp, own)).isEqualTo("read 66");

    assertThat(names(tmp)).isEmpty();
  }

  private static String probe(Path tmp, Path own) throws Exception {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "--enable-native-access=ALL-UNNAMED",
                "-Djava.io.tmpdir=" + tmp,
                "-Duser.home=" + tmp,
                "-XX:-UsePerfData",
                "-cp",
                System.getProperty("java.class.path"),
                NativeProbe.class.getName(),
                own.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var out = process.getInputStream()) {
      return new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
  }

  private static List<String> names(Path in) throws Exception {
    try (Stream<Path> files = Files.list(in)) {
      return files.map(file -> String.valueOf(file.getFileName())).toList();
    }
  }
}
