package org.escaque.board.serial;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where the native part of jSerialComm lies. By itself the library unpacks it into a folder of the
 * shared tmp that everybody may write to, and loads what it finds there; a daemon gives it one of
 * its own. Any thread, before the first port is opened.
 */
public final class NativeLibrary {

  /** Where jSerialComm looks first; an operator's own setting stands. */
  static final String PROPERTY = "jSerialComm.library.path";

  private static final Logger LOG = LoggerFactory.getLogger(NativeLibrary.class);
  private static final String FILE = "libjSerialComm.so";

  private NativeLibrary() {}

  /**
   * Unpacks the library of this machine into a folder and makes it the one that is loaded. On a
   * machine that it has none for, and where the folder cannot be written, nothing changes.
   *
   * @param folder that only this process's user may write to
   */
  public static void unpackInto(Path folder) {
    String resource = resource().orElse("");
    if (System.getProperty(PROPERTY) != null || resource.isEmpty()) {
      return;
    }
    try (InputStream in = NativeLibrary.class.getResourceAsStream(resource)) {
      if (in == null) {
        LOG.warn("serial=native missing={}", resource);
        return;
      }
      var file = folder.resolve(FILE);
      place(in.readAllBytes(), file);
      System.setProperty(PROPERTY, folder.toString());
    } catch (IOException refused) {
      LOG.warn("serial=native folder={} reason=\"{}\"", folder, refused.toString());
    }
  }

  /**
   * A process that runs already may have the old file mapped: it is replaced, never overwritten.
   */
  private static void place(byte[] library, Path file) throws IOException {
    if (Files.isRegularFile(file) && Arrays.equals(Files.readAllBytes(file), library)) {
      return;
    }
    var owner = PosixFilePermissions.fromString("rwx------");
    var folder = file.toAbsolutePath().getParent();
    Files.createDirectories(folder, PosixFilePermissions.asFileAttribute(owner));
    var fresh =
        Files.createTempFile(folder, FILE, ".new", PosixFilePermissions.asFileAttribute(owner));
    Files.write(fresh, library);
    Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static Optional<String> resource() {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String machine =
        switch (System.getProperty("os.arch", "")) {
          case "amd64" -> "x86_64";
          case "aarch64" -> "armv8_64";
          case "arm" -> "armv7hf";
          default -> "";
        };
    return system.equals("linux") && !machine.isEmpty()
        ? Optional.of("/Linux/" + machine + "/" + FILE)
        : Optional.empty();
  }
}
