package org.escaque.host.config;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One table of the file while it is read. Each accessor names a key and notes what is wrong with
 * its value; {@link #done} notes every key that no accessor asked for. Confined to the reader.
 */
final class Section {

  private final String path;
  private final @Nullable JsonNode node;
  private final Problems problems;
  private final Set<String> known = new TreeSet<>();
  private boolean clean = true;

  /**
   * @param node the table, or null if the file does not have it
   */
  Section(String path, @Nullable JsonNode node, Problems problems) {
    this.path = path;
    this.node = node;
    this.problems = problems;
  }

  String path() {
    return path;
  }

  boolean written() {
    return node != null;
  }

  String key(String name) {
    return path.isEmpty() ? name : path + "." + name;
  }

  /** Whether nothing was wrong in this table itself so far. */
  boolean clean() {
    return clean;
  }

  void wrong(String name, String message) {
    clean = false;
    problems.add(key(name), message);
  }

  /** The value of the key, or null if it is absent; the key is known from now on. */
  @Nullable JsonNode value(String name) {
    known.add(name);
    return node == null ? null : node.get(name);
  }

  boolean isText(String name) {
    JsonNode value = value(name);
    return value != null && value.isString();
  }

  boolean has(String name) {
    return value(name) != null;
  }

  @Nullable String text(String name) {
    JsonNode value = value(name);
    if (value == null) {
      return null;
    }
    if (!value.isString()) {
      wrong(name, "a text in quotes is needed, not " + kindOf(value));
      return null;
    }
    return value.asString();
  }

  String text(String name, String otherwise) {
    String text = text(name);
    return text == null ? otherwise : text;
  }

  /** A text that must be there; an empty text stands in for it once the problem is noted. */
  String needText(String name) {
    if (value(name) == null) {
      missing(name);
    }
    return text(name, "");
  }

  void missing(String name) {
    wrong(name, "is missing");
  }

  boolean flag(String name, boolean otherwise) {
    JsonNode value = value(name);
    if (value == null) {
      return otherwise;
    }
    if (!value.isBoolean()) {
      wrong(name, "true or false is needed, not " + kindOf(value));
      return otherwise;
    }
    return value.asBoolean();
  }

  int integer(String name, int least, int most, int otherwise) {
    JsonNode value = value(name);
    if (value == null) {
      return otherwise;
    }
    return integer(name, value, least, most, otherwise);
  }

  private int integer(String name, JsonNode value, int least, int most, int otherwise) {
    if (!value.isIntegralNumber()) {
      wrong(name, "a whole number is needed, not " + kindOf(value));
      return otherwise;
    }
    long number = value.canConvertToLong() ? value.asLong() : Long.MAX_VALUE;
    if (number < least || number > most) {
      wrong(name, value.asString() + " is not between " + least + " and " + most);
      return otherwise;
    }
    return (int) number;
  }

  /** Several numbers; {@code otherwise} stands for one that is wrong. */
  List<Integer> integers(String name, int least, int most, int otherwise) {
    return list(name, (key, item) -> integer(key, item, least, most, otherwise));
  }

  List<String> texts(String name) {
    return list(
        name,
        (key, item) -> {
          if (!item.isString()) {
            wrong(key, "a text in quotes is needed, not " + kindOf(item));
          }
          return item.asString("");
        });
  }

  private interface Element<T> {
    T read(String key, JsonNode item);
  }

  private <T> List<T> list(String name, Element<T> element) {
    JsonNode value = value(name);
    if (value == null) {
      return List.of();
    }
    if (!value.isArray()) {
      wrong(name, "a list is needed, not " + kindOf(value));
      return List.of();
    }
    var items = new ArrayList<T>();
    for (int i = 0; i < value.size(); i++) {
      items.add(element.read(name + "[" + (i + 1) + "]", value.get(i)));
    }
    return List.copyOf(items);
  }

  /** A word of a closed list, read by {@code parse}; null, with a problem noted, for any other. */
  <T> @Nullable T word(String name, List<T> words) {
    String text = text(name);
    if (text == null) {
      return null;
    }
    for (T word : words) {
      if (word.toString().equals(text)) {
        return word;
      }
    }
    List<String> names = words.stream().map(Object::toString).toList();
    wrong(name, "\"" + text + "\" is not known" + meant(text, names) + "; one of " + oneOf(names));
    return null;
  }

  /** A text that {@code parse} understands; its exception's text becomes the problem. */
  <T> @Nullable T parsed(String name, Function<String, T> parse) {
    String text = text(name);
    if (text == null) {
      return null;
    }
    try {
      return parse.apply(text);
    } catch (IllegalArgumentException wrong) {
      wrong(name, String.valueOf(wrong.getMessage()));
      return null;
    }
  }

  /** A table within this one; not written if the key is absent or no table. */
  Section section(String name) {
    JsonNode value = value(name);
    if (value != null && !value.isObject()) {
      wrong(name, "a table is needed, not " + kindOf(value));
      value = null;
    }
    return new Section(key(name), value, problems);
  }

  /** The tables of a list {@code [[name]]}. */
  List<Section> sections(String name) {
    JsonNode value = value(name);
    if (value == null) {
      return List.of();
    }
    if (!value.isArray()) {
      wrong(name, "a list of tables [[" + name + "]] is needed, not " + kindOf(value));
      return List.of();
    }
    var sections = new ArrayList<Section>();
    for (int i = 0; i < value.size(); i++) {
      String element = name + "[" + (i + 1) + "]";
      if (value.get(i).isObject()) {
        sections.add(new Section(key(element), value.get(i), problems));
      } else {
        wrong(element, "a table is needed, not " + kindOf(value.get(i)));
      }
    }
    return sections;
  }

  /** Notes each key of the file that nothing has asked for, with the nearest known one. */
  void done() {
    if (node == null) {
      return;
    }
    for (String name : node.propertyNames()) {
      if (!known.contains(name)) {
        wrong(name, "is not a key" + (path.isEmpty() ? "" : " of " + path) + meant(name, known));
      }
    }
  }

  private static String meant(String word, Collection<String> known) {
    return Nearest.to(word, known).map(near -> "; meant \"" + near + "\"?").orElse("");
  }

  private static String oneOf(List<String> names) {
    return String.join(", ", names);
  }

  private static String kindOf(JsonNode value) {
    return switch (value.getNodeType()) {
      case STRING -> "the text \"" + value.asString() + "\"";
      case NUMBER -> "the number " + value.asString();
      case BOOLEAN -> value.asBoolean() ? "true" : "false";
      case ARRAY -> "a list";
      case OBJECT -> "a table";
      case BINARY, MISSING, NULL, POJO -> "a date or time";
    };
  }
}
