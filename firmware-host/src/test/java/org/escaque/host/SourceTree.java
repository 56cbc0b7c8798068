package org.escaque.host;

import java.nio.file.Files;
import java.nio.file.Path;

/** Files of the source tree that are no resources: documentation, units. */
public final class SourceTree {

  private SourceTree() {}

  /** A file by its path from the top of the tree, wherever in it the tests run. */
  public static Path file(String path) {
    Path here = Path.of(path);
    return Files.exists(here) ? here : Path.of("..").resolve(path);
  }
}
