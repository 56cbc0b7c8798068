package org.escaque.host.config;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong in one file while it is read. Confined to the reader. */
final class Problems {

  private final KeyLines lines;
  private final List<Problem> found = new ArrayList<>();

  Problems(KeyLines lines) {
    this.lines = lines;
  }

  /** Notes an error at the line where the key, or the nearest table around it, stands. */
  void add(String key, String message) {
    found.add(new Problem(lines.line(key), key, message));
  }

  boolean none() {
    return found.isEmpty();
  }

  /** All errors in the order of the lines. */
  List<Problem> sorted() {
    return found.stream().sorted(Comparator.comparingInt(Problem::line)).toList();
  }
}
