package org.escaque.simulator.story;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Stories of what contacts cannot know, and why: {@code untold.txt}, a line a story after a line
 * {@code - reason}. Immutable.
 */
final class Untold {

  private static final String FILE = "untold.txt";
  private static final String REASON = "- ";

  private final Map<String, String> reasons;

  private Untold(Map<String, String> reasons) {
    this.reasons = Map.copyOf(reasons);
  }

  static Untold read() {
    try (var in = Untold.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException(FILE + " is not there");
      }
      return parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(FILE, e);
    }
  }

  private static Untold parse(String text) {
    var reasons = new TreeMap<String, String>();
    String reason = "";
    for (var line : text.lines().toList()) {
      if (line.startsWith(REASON)) {
        reason = line.substring(REASON.length());
      } else if (line.endsWith(".scn")) {
        reasons.put(line, reason);
      }
    }
    return new Untold(reasons);
  }

  /** Why the story of a file cannot be told; empty if it can. */
  Optional<String> reason(String file) {
    return Optional.ofNullable(reasons.get(file));
  }

  /** The files of all such stories. */
  Iterable<String> files() {
    return reasons.keySet();
  }
}
