package org.escaque.board.serial;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds device files by name. */
final class Devices {

  private static final Logger LOG = LoggerFactory.getLogger(Devices.class);

  private Devices() {}

  /** The paths that {@code pattern} names, sorted; a star in its last part stands for anything. */
  static List<String> matching(String pattern) {
    var path = Path.of(pattern);
    var folder = path.getParent();
    if (pattern.indexOf('*') < 0 || folder == null) {
      // A link whose device is gone is no device.
      return Files.exists(path) ? List.of(pattern) : List.of();
    }
    if (!Files.isDirectory(folder)) {
      return List.of(); // udev makes /dev/serial/by-id with the first device
    }
    var found = new ArrayList<String>();
    try (var entries = Files.newDirectoryStream(folder, escaped(path.getFileName().toString()))) {
      for (var entry : entries) {
        if (Files.exists(entry) && !Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
          found.add(entry.toString());
        }
      }
    } catch (IOException | DirectoryIteratorException failed) {
      LOG.debug("folder={} reason=\"{}\"", folder, failed.toString());
      return List.of();
    }
    found.sort(null);
    return List.copyOf(found);
  }

  /** Only the star is special. */
  private static String escaped(String glob) {
    return glob.replaceAll("[\\\\?\\[\\]{}]", "\\\\$0");
  }
}
