package org.escaque.host.config;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * On which line each key of a TOML file stands. The parser gives a tree without places, so this
 * reads the text a second time, for keys only: headers, dotted keys and inline tables. It relies on
 * the parser having accepted the text.
 *
 * <p>Keys are named as {@link Problem} names them; lists of tables count from 1.
 */
final class KeyLines {

  private final String text;
  private final Map<String, Integer> lines = new HashMap<>();
  private final Map<String, Integer> lists = new HashMap<>();
  private final Map<String, Integer> written = new HashMap<>();
  private final List<Problem> repeated = new ArrayList<>();
  private int at;
  private int line = 1;

  private KeyLines(String text) {
    this.text = text;
  }

  static KeyLines of(String text) {
    var index = new KeyLines(text);
    index.read();
    return index;
  }

  /** The line of the key, else of the nearest table around it; 0 if none of them is written. */
  int line(String key) {
    for (String name = key; !name.isEmpty(); name = parent(name)) {
      Integer found = lines.get(name);
      if (found != null) {
        return found;
      }
    }
    return 0;
  }

  /** The keys and tables that are written twice. */
  List<Problem> repeated() {
    return List.copyOf(repeated);
  }

  private void noteWritten(String key, int start) {
    Integer before = written.putIfAbsent(key, start);
    if (before != null) {
      repeated.add(new Problem(start, key, "is already on line " + before));
    }
  }

  private static String parent(String key) {
    int cut = Math.max(key.lastIndexOf('.'), key.lastIndexOf('['));
    return cut < 0 ? "" : key.substring(0, cut);
  }

  private void read() {
    String table = "";
    skipBlank(true);
    while (at < text.length()) {
      if (text.charAt(at) == '[') {
        table = header();
      } else {
        pair(table);
      }
      skipBlank(true);
    }
  }

  private String header() {
    int start = line;
    boolean list = text.startsWith("[[", at);
    at += list ? 2 : 1;
    List<String> names = key();
    skipTo(']');
    at += list ? 2 : 1;
    var path = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      path.append(path.isEmpty() ? "" : ".").append(names.get(i));
      boolean last = i == names.size() - 1;
      if (last && list) {
        lists.merge(path.toString(), 1, Integer::sum);
        lines.putIfAbsent(path.toString(), start);
      }
      Integer count = lists.get(path.toString());
      if (count != null) {
        path.append('[').append(count).append(']');
      }
    }
    lines.putIfAbsent(path.toString(), start);
    noteWritten(path.toString(), start);
    return path.toString();
  }

  /** {@code key = value}, in a table or an inline table. */
  private void pair(String table) {
    int start = line;
    String path = table;
    for (String name : key()) {
      path = path.isEmpty() ? name : path + "." + name;
      lines.putIfAbsent(path, start);
    }
    noteWritten(path, start);
    skipTo('=');
    at++;
    value(path);
  }

  private List<String> key() {
    var names = new ArrayList<String>();
    do {
      skipBlank(false);
      names.add(name());
      skipBlank(false);
    } while (at < text.length() && text.charAt(at) == '.' && at++ >= 0);
    return names;
  }

  private String name() {
    int start = at;
    if (at < text.length() && (text.charAt(at) == '"' || text.charAt(at) == '\'')) {
      string();
      return text.substring(start + 1, Math.max(start + 1, at - 1));
    }
    while (at < text.length() && isBare(text.charAt(at))) {
      at++;
    }
    if (at == start) {
      at++; // not a key: the parser has refused it; go on
    }
    return text.substring(start, Math.min(at, text.length()));
  }

  private static boolean isBare(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }

  private void value(String path) {
    skipBlank(false);
    if (at >= text.length()) {
      return;
    }
    switch (text.charAt(at)) {
      case '"', '\'' -> string();
      case '{' -> {
        at++;
        entries(path, '}');
      }
      case '[' -> {
        at++;
        entries(path, ']');
      }
      default -> {
        while (at < text.length() && ",]}#\n".indexOf(text.charAt(at)) < 0) {
          at++;
        }
      }
    }
  }

  /** The inside of an inline table (pairs) or of an array (values), and its closing bracket. */
  private void entries(String path, char close) {
    for (int count = 1; ; count++) {
      skipBlank(true);
      if (at >= text.length() || text.charAt(at) == close) {
        at++;
        return;
      }
      if (close == '}') {
        pair(path);
      } else {
        String element = path + "[" + count + "]";
        lines.putIfAbsent(element, line);
        value(element);
      }
      skipBlank(true);
      if (at < text.length() && text.charAt(at) == ',') {
        at++;
      }
    }
  }

  private void string() {
    String quote = text.substring(at, at + 1);
    if (text.startsWith(quote.repeat(3), at)) {
      quote = quote.repeat(3);
    }
    at += quote.length();
    while (at < text.length() && !text.startsWith(quote, at)) {
      if (text.charAt(at) == '\n') {
        line++;
      }
      at += text.charAt(at) == '\\' && quote.charAt(0) == '"' ? 2 : 1;
    }
    at = Math.min(text.length(), at + quote.length());
  }

  private void skipTo(char wanted) {
    while (at < text.length() && text.charAt(at) != wanted && text.charAt(at) != '\n') {
      at++;
    }
  }

  private void skipBlank(boolean lineEnds) {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '#') {
        while (at < text.length() && text.charAt(at) != '\n') {
          at++;
        }
      } else if (c == '\n') {
        if (!lineEnds) {
          return;
        }
        line++;
        at++;
      } else if (c == ' ' || c == '\t' || c == '\r') {
        at++;
      } else {
        return;
      }
    }
  }
}
