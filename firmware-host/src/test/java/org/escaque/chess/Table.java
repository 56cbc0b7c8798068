package org.escaque.chess;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A table of cases: a text beside the test class, one row a line, fields parted by tabs. */
public final class Table {

  private Table() {}

  /** The rows without comments and empty lines. */
  public static List<List<String>> read(Class<?> test, String name) {
    try (var stream = test.getResourceAsStream(name)) {
      var bytes = Objects.requireNonNull(stream, name).readAllBytes();
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> Arrays.asList(line.split("\t", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
