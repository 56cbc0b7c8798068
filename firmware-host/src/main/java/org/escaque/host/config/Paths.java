package org.escaque.host.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads paths of files and folders. */
final class Paths {

  private Paths() {}

  static @Nullable Path of(Section section, String name) {
    String text = section.text(name);
    if (text == null) {
      return null;
    }
    if (text.isBlank()) {
      section.wrong(name, "the path is empty");
      return null;
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException invalid) {
      section.wrong(name, "is not a path: " + invalid.getReason());
      return null;
    }
  }

  static Path of(Section section, String name, Path otherwise) {
    Path path = of(section, name);
    return path == null ? otherwise : path;
  }
}
