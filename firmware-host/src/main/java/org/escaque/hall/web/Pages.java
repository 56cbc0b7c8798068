package org.escaque.hall.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The pages and all that they load, read from the class path once and kept in memory. Only what is
 * listed here can be served, so no request can name any other file.
 *
 * <p>All parts stand below {@code /assets/<hash>/}; the hash is over all of them, so their relative
 * addresses (module imports, fonts in the style sheet) need no rewriting and a browser may keep
 * them for ever. In the HTML the place of the hash is written {@code @}.
 */
final class Pages {

  private static final String OURS = "/org/escaque/hall/pages/";
  private static final String JARS = "/META-INF/resources/webjars/";
  private static final String FONTS = JARS + "roboto-fontface/0.10.0/fonts/roboto-condensed/";

  private static final List<String> PARTS =
      List.of(
          "acts.js",
          "alerts.js",
          "arbiter.css",
          "arbiter.js",
          "board.js",
          "card.js",
          "clock.js",
          "commander.js",
          "forms.js",
          "hall.css",
          "hall.js",
          "layout.js",
          "link.js",
          "notation.js",
          "phrases.js",
          "pieces.js",
          "row.js",
          "rulings.js",
          "tables.js",
          "template.js",
          "tile.js",
          "words.js",
          "words/arbiter-en.json",
          "words/arbiter-es.json",
          "words/en.json",
          "words/es.json",
          "pieces/wk.svg",
          "pieces/wq.svg",
          "pieces/wr.svg",
          "pieces/wb.svg",
          "pieces/wn.svg",
          "pieces/wp.svg",
          "pieces/bk.svg",
          "pieces/bq.svg",
          "pieces/br.svg",
          "pieces/bb.svg",
          "pieces/bn.svg",
          "pieces/bp.svg");

  private static final Map<String, String> FROM_JARS =
      Map.of(
          "paho-mqtt.js", JARS + "paho-mqtt/1.1.0/paho-mqtt-min.js",
          "condensed-400.woff2", FONTS + "Roboto-Condensed-Regular.woff2",
          "condensed-700.woff2", FONTS + "Roboto-Condensed-Bold.woff2");

  private final Map<String, Content> byPath = new HashMap<>();
  private final String hash;

  /**
   * Reads everything; throws {@link IllegalStateException} naming the part that the class path
   * lacks.
   */
  Pages() {
    var parts = new LinkedHashMap<String, byte[]>();
    PARTS.forEach(name -> parts.put(name, read(OURS + name)));
    new TreeMap<>(FROM_JARS).forEach((name, resource) -> parts.put(name, read(resource)));
    hash = Hash.of(parts.values());
    parts.forEach(
        (name, bytes) -> put("/assets/" + hash + "/" + name, typeOf(name), Content.KEEP, bytes));
    for (String page : List.of("hall", "arbiter")) {
      var html =
          new String(read(OURS + page + ".html"), UTF_8)
              .replace("/assets/@/", "/assets/" + hash + "/");
      put("/" + page, typeOf(".html"), Content.CHECK_ALWAYS, html.getBytes(UTF_8));
    }
  }

  /**
   * The hash that all asset addresses carry; a page that sees another one here knows that it is out
   * of date.
   */
  String hash() {
    return hash;
  }

  /** By exact path; null if there is no such page or part. */
  @Nullable Content at(String path) {
    return byPath.get(path);
  }

  private void put(String path, String type, String cache, byte[] bytes) {
    byPath.put(
        path,
        new Content(type, cache, '"' + Hash.of(List.of(bytes)) + '"', ByteBuffer.wrap(bytes)));
  }

  private static byte[] read(String resource) {
    try (var in = Pages.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the class path has no " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("reading " + resource, e);
    }
  }

  private static String typeOf(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "html" -> "text/html; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "js" -> "text/javascript; charset=utf-8";
      case "json" -> "application/json";
      case "svg" -> "image/svg+xml";
      case "woff2" -> "font/woff2";
      default -> throw new IllegalArgumentException("no content type for " + name);
    };
  }
}
