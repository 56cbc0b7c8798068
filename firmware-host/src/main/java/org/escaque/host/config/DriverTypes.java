package org.escaque.host.config;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.escaque.host.BoardDriverType;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;
import org.escaque.host.DriverType;

/** The driver types of this process, by name. Immutable. */
public record DriverTypes(
    Map<String, BoardDriverType> boards, Map<String, ClockDriverType> clocks) {

  public DriverTypes {
    boards = Map.copyOf(boards);
    clocks = Map.copyOf(clocks);
  }

  /** All that are on the class path. */
  public static DriverTypes installed() {
    return new DriverTypes(load(BoardDriverType.class), load(ClockDriverType.class));
  }

  /** A board's type that a checked configuration names. */
  public BoardDriverType board(String name) {
    return known(boards, name);
  }

  /** A clock's type that a checked configuration names. */
  public ClockDriverType clock(String name) {
    return known(clocks, name);
  }

  private static <T> T known(Map<String, T> drivers, String name) {
    T driver = drivers.get(name);
    if (driver == null) {
      throw new IllegalArgumentException("no driver is called \"" + name + "\"");
    }
    return driver;
  }

  private static <T extends DriverType> Map<String, T> load(Class<T> port) {
    return StreamSupport.stream(ServiceLoader.load(port).spliterator(), false)
        .collect(Collectors.toMap(DriverType::name, Function.identity()));
  }

  /** Reads which driver is meant and its keys; one that is not known is a problem. */
  static DriverSettings read(Section section, Map<String, ? extends DriverType> types, Pins pins) {
    List<String> names = types.keySet().stream().sorted().toList();
    if (!section.has("type")) {
      section.missing("type");
    }
    String name = Optional.ofNullable(section.word("type", names)).orElse("");
    DriverType type = types.get(name);
    if (type == null) {
      return DriverSettings.of(name); // its keys are not known, so none is called unknown
    }
    var values = new HashMap<String, Object>();
    for (DriverKey key : type.keys()) {
      if (section.has(key.name())) {
        values.put(key.name(), value(section, key, pins));
      } else if (key.required()) {
        section.missing(key.name());
      }
    }
    section.done();
    var settings = new DriverSettings(name, values);
    if (section.clean()) {
      type.check(settings).forEach(section::wrong);
    }
    return settings;
  }

  private static Object value(Section section, DriverKey key, Pins pins) {
    String name = key.name();
    return switch (key.kind()) {
      case TEXT -> section.text(name, "");
      case TEXTS -> section.texts(name);
      case INTEGER -> section.integer(name, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
      case INTEGERS -> section.integers(name, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
      case FLAG -> section.flag(name, false);
      case PIN -> pins.claim(section, name, section.integer(name, 0, 511, -1));
      case PINS -> pins.claim(section, name, section.integers(name, 0, 511, -1));
      case MILLIS -> section.integer(name, 0, 60_000, 0);
      case SIDE ->
          Optional.ofNullable(section.word(name, List.of("white", "black"))).orElse("white");
    };
  }
}
