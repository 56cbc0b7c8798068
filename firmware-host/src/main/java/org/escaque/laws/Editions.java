package org.escaque.laws;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The editions that come with Escaque, one table each, read when first asked for. Thread-safe. */
public final class Editions {

  /** The edition in force. */
  public static final String NEWEST = "fide-2023";

  private static final List<String> IDS =
      List.of(
          "fide-1997",
          "fide-2001",
          "fide-2005",
          "fide-2009",
          "fide-2014",
          "fide-2017",
          "fide-2018",
          NEWEST,
          "eboard-online",
          "pasapiezas");

  private static final Map<String, Edition> READ = new ConcurrentHashMap<>();

  private Editions() {}

  /** The ids, the oldest first. */
  public static List<String> ids() {
    return IDS;
  }

  /** The edition with that id; empty if there is none. */
  public static Optional<Edition> find(String id) {
    return IDS.contains(id)
        ? Optional.of(READ.computeIfAbsent(id, Editions::read))
        : Optional.empty();
  }

  private static Edition read(String id) {
    String name = id + ".laws";
    try (InputStream table = Editions.class.getResourceAsStream(name)) {
      if (table == null) {
        throw new IllegalStateException("the table " + name + " is missing");
      }
      return EditionReader.read(id, new String(table.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("the table " + name, e);
    }
  }
}
