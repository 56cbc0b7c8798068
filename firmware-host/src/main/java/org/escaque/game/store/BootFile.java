package org.escaque.game.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * The number of the newest run in a file of its own. The journal holds it too; this one is for the
 * day when the journal is lost, because what was once published as (boot, seq) must never come
 * again with other content.
 */
final class BootFile {

  private final Path file;

  BootFile(Path file) {
    this.file = file;
  }

  /** The number; 0 if there is none that can be read. */
  long read() {
    try {
      String text = Files.readString(file).strip();
      return text.matches("[0-9]{1,15}") ? Long.parseLong(text) : 0;
    } catch (IOException absent) {
      return 0;
    }
  }

  /** Writes the number; it is on the disk when this returns. */
  void write(long boot) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    Files.writeString(beside, boot + "\n");
    try (var channel = FileChannel.open(beside, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
    Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    try (var folder = FileChannel.open(file.toAbsolutePath().getParent())) {
      folder.force(true);
    }
  }
}
