package org.escaque.laws;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints editions for arbiters, with article numbers, in Spanish or English. */
public final class EditionPrinter {

  /** The languages in which there are words. */
  public static final List<String> LANGUAGES = List.of("es", "en");

  private static final Map<Rule, String> SECTIONS = sections();

  private final Properties words;

  /**
   * A printer in a language.
   *
   * @param language one of {@link #LANGUAGES}
   */
  public EditionPrinter(String language) {
    words = read("words-" + language + ".properties");
  }

  private static Properties read(String name) {
    var words = new Properties();
    try (var stream = Objects.requireNonNull(EditionPrinter.class.getResourceAsStream(name), name);
        Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
      words.load(reader);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
    return words;
  }

  private static Map<Rule, String> sections() {
    var sections = new LinkedHashMap<Rule, String>();
    sections.put(Rule.RAPID_FROM, "class");
    sections.put(Rule.ILLEGAL_MOVE, "illegal");
    sections.put(Rule.TOUCH_MOVE, "touch");
    sections.put(Rule.SET_UP_UNTIL, "position");
    sections.put(Rule.FLAG_RULED, "flag");
    sections.put(Rule.CLAIM_RIGHT_UNTIL, "draw");
    sections.put(Rule.QUICKPLAY_CLAIM, "quickplay");
    sections.put(Rule.SCORE_EXEMPT_UNDER, "rest");
    return sections;
  }

  /** One edition, a line a cell, section by section. */
  public List<String> print(Edition edition) {
    var lines = new ArrayList<String>();
    lines.add(title(edition));
    for (var rule : Rule.values()) {
      section(rule, lines);
      var cells = edition.cells(rule);
      if (!cells.isEmpty()) {
        lines.add("  " + word("rule." + rule));
      }
      for (var cell : cells) {
        lines.add("      " + scoped(cell, cells.size() == 1) + text(cell));
      }
    }
    lines.add("");
    for (var certainty : Certainty.values()) {
      lines.add("  " + certainty.mark() + "  " + word("certainty." + certainty.mark()));
    }
    return lines;
  }

  /** What differs between two editions, both values of each cell that does. */
  public List<String> diff(Edition one, Edition other) {
    var lines = new ArrayList<String>();
    lines.add(title(one));
    lines.add(title(other));
    for (var rule : Rule.values()) {
      section(rule, lines);
      var different = different(rule, one, other);
      if (different.isEmpty()) {
        continue;
      }
      lines.add("  " + word("rule." + rule));
      for (var scope : different) {
        String games = word("scope." + scope);
        lines.add("      " + games + ":");
        lines.add("        " + one.id() + ": " + found(one, rule, scope));
        lines.add("        " + other.id() + ": " + found(other, rule, scope));
      }
    }
    return withoutEmptySections(lines);
  }

  private void section(Rule rule, List<String> lines) {
    String section = SECTIONS.get(rule);
    if (section != null) {
      lines.add("");
      lines.add(word("section." + section));
    }
  }

  private List<String> withoutEmptySections(List<String> lines) {
    var kept = new ArrayList<String>();
    for (int i = 0; i < lines.size(); i++) {
      boolean heading = i > 2 && !lines.get(i).startsWith(" ") && !lines.get(i).isEmpty();
      boolean empty = heading && (i + 1 == lines.size() || lines.get(i + 1).isEmpty());
      if (empty) {
        kept.removeLast();
      } else {
        kept.add(lines.get(i));
      }
    }
    if (kept.size() == 2) {
      kept.add(word("title.nothing"));
    }
    return kept;
  }

  private String title(Edition edition) {
    return edition.from().isEmpty()
        ? edition.id()
        : edition.id() + ", " + word("title.from") + " " + edition.from();
  }

  /** The scopes for which the editions say different things. */
  private static List<Scope> different(Rule rule, Edition one, Edition other) {
    return Stream.concat(one.cells(rule).stream(), other.cells(rule).stream())
        .map(Cell::scope)
        .distinct()
        .sorted()
        .filter(scope -> !value(one, rule, scope).equals(value(other, rule, scope)))
        .toList();
  }

  private static Optional<String> value(Edition edition, Rule rule, Scope scope) {
    return holding(edition, rule, scope).map(Cell::value);
  }

  /** The cell that holds for games of this scope. */
  private static Optional<Cell> holding(Edition edition, Rule rule, Scope scope) {
    return scope.widening().stream()
        .flatMap(wider -> edition.cell(rule, wider).stream())
        .findFirst();
  }

  private String found(Edition edition, Rule rule, Scope scope) {
    return holding(edition, rule, scope).map(this::text).orElse(word("title.unknown"));
  }

  private String scoped(Cell cell, boolean alone) {
    return alone && cell.scope() == Scope.ALL ? "" : word("scope." + cell.scope()) + ": ";
  }

  private String text(Cell cell) {
    String article =
        cell.article().isEmpty() ? "" : word("title.article") + " " + cell.article() + ", ";
    return value(cell) + "  (" + article + cell.certainty().mark() + ")";
  }

  private String value(Cell cell) {
    String own = words.getProperty("value." + cell.rule() + "." + cell.value());
    if (own != null) {
      return own;
    }
    String value = cell.value();
    if (cell.rule() == Rule.ILLEGAL_MOVE) {
      return Stream.of(value.split(","))
          .map(strike -> strike.startsWith("+") ? "+" + time(strike) : word("value." + strike))
          .collect(Collectors.joining(", "));
    }
    if (cell.rule() == Rule.COMPLETED_BY && Values.duration(value).isPresent()) {
      return word("value.completed-by.rest").replace("{0}", time(value));
    }
    if (value.matches("\\d+")) {
      return word("value.set-up-until.moves").replace("{0}", value);
    }
    int blank = value.indexOf(' ');
    if (blank > 0) {
      return word("value." + value.substring(0, blank)).replace("{0}", time(value));
    }
    return Values.duration(value).isPresent() ? time(value) : word("value." + value);
  }

  /** {@code 2 min}, {@code 0 s}. */
  private static String time(String value) {
    var duration = Values.duration(value).orElseThrow();
    long seconds = duration.toSeconds();
    return seconds > 0 && seconds % 60 == 0
        ? String.format(Locale.ROOT, "%d min", seconds / 60)
        : String.format(Locale.ROOT, "%d s", seconds);
  }

  private String word(String key) {
    return Objects.requireNonNull(words.getProperty(key), () -> "no word for " + key);
  }
}
