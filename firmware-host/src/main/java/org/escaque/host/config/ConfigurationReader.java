package org.escaque.host.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.host.DriverSettings;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.escaque.laws.Rulings;
import org.jspecify.annotations.Nullable;

/** Turns the tree of a file into the record tree, noting every problem on the way. */
final class ConfigurationReader {

  private final DriverTypes drivers;
  private final Pins pins = new Pins();

  ConfigurationReader(DriverTypes drivers) {
    this.drivers = drivers;
  }

  Configuration read(Section root) {
    HallSettings hall = hall(root);
    BrokerSettings broker = BrokerReader.read(root.section("broker"));
    Path journal = journal(root.section("journal"));
    Rulings rulings =
        Optional.ofNullable(root.word("rulings", List.of(Rulings.values())))
            .orElse(Rulings.CONFIRM);
    Path metrics = metrics(root.section("metrics"));
    List<TableSettings> tables = tables(root.sections("table"));
    EventSettings event = new EventReader(tables).read(root);
    root.done();
    return new Configuration(hall, broker, journal, rulings, metrics, tables, event);
  }

  private static Path journal(Section section) {
    Path folder = Paths.of(section, "dir", Path.of("/var/lib/escaque"));
    section.done();
    return folder;
  }

  private static @Nullable Path metrics(Section section) {
    if (!section.written()) {
      return null;
    }
    if (!section.has("file")) {
      section.missing("file");
    }
    Path file = Paths.of(section, "file", Path.of("metrics.prom"));
    section.done();
    return file;
  }

  private List<TableSettings> tables(List<Section> sections) {
    var tables = new ArrayList<TableSettings>();
    var seen = new HashMap<String, String>();
    for (Section section : sections) {
      TableSettings table = table(section);
      String other = seen.putIfAbsent(table.id(), section.path());
      if (other != null && !table.id().isEmpty()) {
        section.wrong("id", "\"" + table.id() + "\" is already the id of " + other);
      }
      tables.add(table);
    }
    return tables;
  }

  private TableSettings table(Section section) {
    String id = Ids.need(section, "id");
    var login = BrokerReader.login(section);
    Section board = section.section("board");
    Section clock = section.section("clock");
    boolean turned = board.flag("turned", false);
    Side left = Optional.ofNullable(clock.word("left", List.of(Side.values()))).orElse(Side.WHITE);
    DriverSettings boardDriver = driver(section, board, "board");
    DriverSettings clockDriver = driver(section, clock, "clock");
    section.done();
    return new TableSettings(id, boardDriver, turned, clockDriver, left, login);
  }

  private DriverSettings driver(Section table, Section section, String name) {
    if (!table.has(name)) {
      table.missing(name);
    }
    if (!section.written()) {
      return DriverSettings.of("");
    }
    return DriverTypes.read(
        section, name.equals("board") ? drivers.boards() : drivers.clocks(), pins);
  }

  private static HallSettings hall(Section root) {
    if (!root.has("hall")) {
      root.missing("hall");
    }
    Section section = root.section("hall");
    String id = section.written() ? Ids.need(section, "id") : "";
    String bind = section.text("bind", "127.0.0.1");
    int port = section.integer("port", 1, 65_535, 8080);
    Path pgn = Paths.of(section, "pgn", Path.of("/var/lib/escaque/pgn"));
    LoginSettings display = login(section.section("display"));
    Section arbiters = section.section("arbiter");
    LoginSettings arbiter = login(arbiters);
    if (arbiters.written() && !Hosts.isLoopback(bind)) {
      section.wrong("arbiter", "the arbiter's page is served on the loopback only, not on " + bind);
    }
    section.done();
    return new HallSettings(id, bind, port, pgn, display, arbiter);
  }

  private static @Nullable LoginSettings login(Section section) {
    if (section.written() && !section.has("user")) {
      section.missing("user");
    }
    var login = BrokerReader.login(section);
    section.done();
    return login;
  }
}
