package org.escaque.chess;

import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The folder of test data that is no part of the project, named by {@code ESCAQUE_DATA}. */
public final class DataFolder {

  private DataFolder() {}

  /** A path in the folder; without the folder the test is skipped and says so. */
  public static Path path(String first, String... more) {
    var folder = System.getenv("ESCAQUE_DATA");
    if (folder == null) {
      System.out.println("ESCAQUE_DATA is absent: tests on " + first + " are skipped");
    }
    Assumptions.assumeTrue(folder != null, "ESCAQUE_DATA is absent");
    return Path.of(folder).resolve(Path.of(first, more));
  }
}
