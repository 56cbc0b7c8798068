package org.escaque.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads the table of an edition: a line {@code from DATE}, then a line for each cell, {@code rule |
 * scope | value | article | certainty}. {@code #} begins a comment.
 */
final class EditionReader {

  private EditionReader() {}

  /**
   * Reads a table.
   *
   * @throws IllegalArgumentException naming the line and what is wrong with it
   */
  static Edition read(String id, String text) {
    var cells = new ArrayList<Cell>();
    Set<String> keys = new HashSet<>();
    String from = "";
    int line = 0;
    for (String written : text.split("\r?\n", -1)) {
      line++;
      String said = written.contains("#") ? written.substring(0, written.indexOf('#')) : written;
      if (said.isBlank()) {
        continue;
      }
      if (said.startsWith("from ")) {
        from = said.substring(5).strip();
        continue;
      }
      var cell = cell(id + ":" + line, said);
      if (!keys.add(cell.rule() + "." + cell.scope())) {
        throw wrong(id + ":" + line, cell.rule() + " " + cell.scope() + " a second time");
      }
      cells.add(cell);
    }
    return new Edition(id, from, complete(id, cells));
  }

  private static Cell cell(String place, String said) {
    String[] columns = said.split("\\|", -1);
    if (columns.length != 5) {
      throw wrong(place, "five columns expected, not " + columns.length);
    }
    String name = columns[0].strip();
    var rule = Rule.parse(name).orElseThrow(() -> wrong(place, "no rule '" + name + "'"));
    String range = columns[1].strip();
    var scope = Scope.parse(range).orElseThrow(() -> wrong(place, "no scope '" + range + "'"));
    String value = columns[2].strip();
    if (!rule.allowed().allow(value)) {
      throw wrong(place, "'" + value + "' is not " + rule.allowed().expected());
    }
    String mark = columns[4].strip();
    var certainty =
        Certainty.parse(mark).orElseThrow(() -> wrong(place, "no certainty '" + mark + "'"));
    return new Cell(rule, scope, value, columns[3].strip(), certainty);
  }

  /** Every game of every class must find a value for every rule. */
  private static List<Cell> complete(String id, List<Cell> cells) {
    var edition = new Edition(id, "", cells);
    for (var rule : Rule.values()) {
      for (var playClass : PlayClass.values()) {
        var chain = Scope.of(playClass, false, false);
        if (chain.stream().noneMatch(scope -> edition.cell(rule, scope).isPresent())) {
          throw wrong(id, "no value of " + rule + " for " + playClass);
        }
      }
    }
    return cells;
  }

  private static IllegalArgumentException wrong(String place, String reason) {
    return new IllegalArgumentException(place + " " + reason);
  }
}
