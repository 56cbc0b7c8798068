package org.escaque.host.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.escaque.clock.TimeControl;
import org.escaque.game.Player;
import org.escaque.laws.Editions;
import org.escaque.laws.PlayClass;
import org.escaque.laws.Supervision;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Reads what is played: {@code [event]} with a list of {@code [[pairing]]} for a round, or {@code
 * [game]} for one table without a hall.
 */
final class EventReader {

  private final List<TableSettings> tables;

  EventReader(List<TableSettings> tables) {
    this.tables = tables;
  }

  @Nullable EventSettings read(Section root) {
    Section event = root.section("event");
    Section game = root.section("game");
    List<Section> pairings = root.sections("pairing");
    if (event.written() && game.written()) {
      root.wrong("game", "stands beside [event]; one of them");
    }
    if (!pairings.isEmpty() && !event.written()) {
      root.wrong("pairing", "stands without [event]");
    }
    if (game.written()) {
      PairingSettings pairing = pairing(game, game.integer("board", 1, 9_999, 1), onlyTable());
      return settings(game, List.of(pairing));
    }
    if (event.written()) {
      return settings(event, pairings(pairings));
    }
    pairings(pairings);
    return null;
  }

  private EventSettings settings(Section section, List<PairingSettings> pairings) {
    String id = Ids.need(section, "id");
    String name = section.text("name", id);
    String site = section.text("site");
    String date = date(section);
    int round = section.integer("round", 1, 999, 1);
    String laws = laws(section);
    Map<String, String> overrides = overrides(section.section("overrides"), section, laws);
    PlayClass playClass = section.word("class", List.of(PlayClass.values()));
    Supervision supervision =
        Optional.ofNullable(section.word("supervision", List.of(Supervision.values())))
            .orElse(Supervision.NONE);
    boolean chess960 = section.flag("chess960", false);
    String time = timeControl(section);
    section.done();
    return new EventSettings(
        id,
        name,
        site,
        date,
        round,
        laws,
        overrides,
        playClass,
        supervision,
        chess960,
        time,
        pairings);
  }

  private static String laws(Section section) {
    if (!section.has("laws")) {
      section.missing("laws");
    }
    String edition = section.word("laws", Editions.ids());
    return edition == null ? "" : edition;
  }

  private static @Nullable String date(Section section) {
    String date = section.text("date");
    if (date != null && !date.matches("\\d{4}\\.\\d{2}\\.\\d{2}")) {
      section.wrong("date", "\"" + date + "\" is not yyyy.mm.dd");
      return null;
    }
    return date;
  }

  private static String timeControl(Section section) {
    if (!section.has("time")) {
      section.missing("time");
    }
    TimeControl control = section.parsed("time", text -> TimeControl.parse(text).orElseThrow());
    return control == null ? "" : control.toString();
  }

  private static Map<String, String> overrides(Section section, Section event, String laws) {
    var values = new HashMap<String, String>();
    JsonNode node = event.value("overrides");
    if (node != null && node.isObject()) {
      var edition = Editions.find(laws);
      for (String rule : node.propertyNames()) {
        String value = section.text(rule, "");
        values.put(rule, value);
        try {
          edition.ifPresent(known -> known.with(Map.of(rule, value)));
        } catch (IllegalArgumentException wrong) {
          section.wrong(rule, String.valueOf(wrong.getMessage()));
        }
      }
    }
    return values;
  }

  private List<PairingSettings> pairings(List<Section> sections) {
    var pairings = new ArrayList<PairingSettings>();
    Set<Integer> boards = new HashSet<>();
    Set<String> taken = new HashSet<>();
    for (Section section : sections) {
      if (!section.has("board")) {
        section.missing("board");
      }
      PairingSettings pairing = pairing(section, section.integer("board", 1, 9_999, 0), null);
      section.done();
      if (pairing.board() > 0 && !boards.add(pairing.board())) {
        section.wrong("board", pairing.board() + " is already the board of another pairing");
      }
      if (!pairing.table().isEmpty() && !taken.add(pairing.table())) {
        section.wrong("table", "\"" + pairing.table() + "\" already has another pairing");
      }
      pairings.add(pairing);
    }
    return pairings;
  }

  private PairingSettings pairing(Section section, int board, @Nullable String onlyTable) {
    String table =
        onlyTable != null && !section.has("table") ? onlyTable : Ids.need(section, "table");
    List<String> ids = tables.stream().map(TableSettings::id).toList();
    if (!table.isEmpty() && !ids.isEmpty() && !ids.contains(table)) {
      section.wrong("table", "no [[table]] has the id \"" + table + "\"");
    }
    return new PairingSettings(
        board, table, player(section, "white"), player(section, "black"), Fens.of(section, "fen"));
  }

  private @Nullable String onlyTable() {
    return tables.size() == 1 ? tables.getFirst().id() : null;
  }

  /** A name, or a table with {@code name} and more. */
  private static Player player(Section section, String side) {
    JsonNode value = section.value(side);
    if (value == null) {
      section.missing(side);
      return Player.named("");
    }
    if (value.isString()) {
      return Player.named(value.asString());
    }
    Section player = section.section(side);
    String name = player.written() ? player.needText("name") : "";
    String title = player.text("title");
    Integer rating = player.has("rating") ? player.integer("rating", 1, 4_000, 1) : null;
    String federation = player.text("federation");
    String fideId = player.text("fide_id");
    player.done();
    return new Player(name, title, rating, federation, fideId);
  }
}
