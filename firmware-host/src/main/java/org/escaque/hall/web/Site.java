package org.escaque.hall.web;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.escaque.hall.HallWebSettings;
import org.jspecify.annotations.Nullable;

/**
 * From a path to its answer: pages, their configuration, PGN files. Reads the disk for PGN only.
 * Immutable.
 */
final class Site {

  private final Pages pages;
  private final PgnShelf pgn;
  private final Map<String, Content> configs = new HashMap<>();
  private final boolean arbiterPage;

  Site(HallWebSettings settings) {
    pages = new Pages();
    pgn = new PgnShelf(settings.pgn());
    var arbiter = settings.arbiter();
    arbiterPage = arbiter != null;
    configs.put(
        "/hall/config.json", PageConfig.of(settings.hall(), settings.display(), pages.hash()));
    if (arbiter != null) {
      configs.put("/arbiter/config.json", PageConfig.of(settings.hall(), arbiter, pages.hash()));
    }
  }

  /** The answer to a GET of a decoded path that begins with a slash. */
  Answer answer(String path, @Nullable String ifNoneMatch) throws IOException {
    if (path.equals("/")) {
      return Answer.redirect("/hall");
    }
    if (path.equals("/arbiter") && !arbiterPage) {
      return Answer.text(404, "404: this hall's arbiter page is switched off.");
    }
    var content = configs.getOrDefault(path, pages.at(path));
    if (content != null) {
      return content.answer(ifNoneMatch);
    }
    return pgn.answer(path, ifNoneMatch).orElseGet(() -> Answer.notFound(path));
  }
}
