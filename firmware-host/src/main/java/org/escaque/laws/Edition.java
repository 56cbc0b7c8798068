package org.escaque.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A set of Laws as data. Immutable.
 *
 * @param id such as {@code fide-2009}
 * @param from the day on which it came into force, {@code 2009-07-01}; empty if it has none
 * @param cells in the order of the table
 */
public record Edition(String id, String from, List<Cell> cells) {

  public Edition {
    cells = List.copyOf(cells);
  }

  /** The cell of a rule for exactly this scope. */
  public Optional<Cell> cell(Rule rule, Scope scope) {
    return cells.stream().filter(cell -> cell.rule() == rule && cell.scope() == scope).findFirst();
  }

  /** All cells of a rule, in the order of the table. */
  public List<Cell> cells(Rule rule) {
    return cells.stream().filter(cell -> cell.rule() == rule).toList();
  }

  /**
   * The edition with single values changed by an event. Keys are {@code rule} (all its cells) or
   * {@code rule.scope}.
   *
   * @throws IllegalArgumentException naming every key or value that is wrong
   */
  public Edition with(Map<String, String> overrides) {
    var errors = new ArrayList<String>();
    var edition = this;
    for (var override : overrides.entrySet()) {
      edition = edition.overridden(override.getKey(), override.getValue(), errors);
    }
    if (!errors.isEmpty()) {
      throw new IllegalArgumentException(String.join("; ", errors));
    }
    return edition;
  }

  /** What is wrong with these overrides; empty if nothing is. */
  public List<String> errorsOf(Map<String, String> overrides) {
    var errors = new ArrayList<String>();
    overrides.forEach((key, value) -> overridden(key, value, errors));
    return errors;
  }

  private Edition overridden(String key, String value, List<String> errors) {
    int dot = key.indexOf('.');
    var rule = Rule.parse(dot < 0 ? key : key.substring(0, dot));
    var scope = dot < 0 ? Optional.of(Scope.ALL) : Scope.parse(key.substring(dot + 1));
    if (rule.isEmpty() || scope.isEmpty()) {
      errors.add("no rule '" + key + "' in " + id);
      return this;
    }
    if (!rule.get().allowed().allow(value)) {
      errors.add(key + ": '" + value + "' is not " + rule.get().allowed().expected());
      return this;
    }
    var changed = new ArrayList<Cell>();
    for (var cell : cells) {
      boolean replaced = cell.rule() == rule.get() && (dot < 0 || cell.scope() == scope.get());
      if (!replaced) {
        changed.add(cell);
      }
    }
    String article = cells(rule.get()).stream().findFirst().map(Cell::article).orElse("");
    changed.add(new Cell(rule.get(), scope.get(), value, article, Certainty.EVENT));
    return new Edition(id, from, changed);
  }
}
