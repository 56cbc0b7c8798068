package org.escaque.laws;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The editions that come with Escaque, one table each. Immutable. */
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

  private static final Map<String, Edition> READ = readAll();

  private Editions() {}

  /** The ids, the oldest first. */
  public static List<String> ids() {
    return IDS;
  }

  /** The edition with that id; empty if there is none. */
  public static Optional<Edition> find(String id) {
    return Optional.ofNullable(READ.get(id));
  }

  private static Map<String, Edition> readAll() {
    var all = new HashMap<String, Edition>();
    for (String id : IDS) {
      all.put(id, read(id));
    }
    return Map.copyOf(all);
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
