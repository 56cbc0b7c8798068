package org.escaque.host.wiring;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escaque.board.kernel.GpioChip;
import org.escaque.board.wire.ExpanderReader;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;
import org.escaque.host.DriverType;
import org.escaque.host.config.Configuration;
import org.escaque.host.config.DriverTypes;

/** Finds the lines and addresses that a configuration names, by the keys of its driver types. */
public final class Uses {

  private static final Set<String> DRIVEN = Set.of("rows", "left_lamp", "right_lamp", "buzzer");

  private final List<Use> found = new ArrayList<>();

  private Uses() {}

  /** All lines and addresses, in the order of tables and keys. */
  public static List<Use> of(Configuration configuration, DriverTypes drivers) {
    var uses = new Uses();
    for (var table : configuration.tables()) {
      var board = table.board();
      uses.add(table.id() + " board.", board, drivers.board(board.type()));
      var clock = table.clock();
      uses.add(table.id() + " clock.", clock, drivers.clock(clock.type()));
    }
    return List.copyOf(uses.found);
  }

  private void add(String prefix, DriverSettings settings, DriverType type) {
    for (DriverKey key : type.keys()) {
      String where = prefix + key.name();
      switch (key.kind()) {
        case PIN ->
            settings.integer(key.name()).ifPresent(line -> line(where, key.name(), settings, line));
        case PINS -> {
          var lines = settings.integers(key.name());
          for (int i = 0; i < lines.size(); i++) {
            line(where + "[" + (i + 1) + "]", key.name(), settings, lines.get(i));
          }
        }
        case INTEGERS -> devices(where, key.name(), settings);
        case TEXT, TEXTS, INTEGER, FLAG, MILLIS, SIDE -> {}
      }
    }
  }

  private void line(String where, String key, DriverSettings settings, int line) {
    String chip = settings.text("chip").orElse(GpioChip.PI_LABEL);
    found.add(new Use.Line(where, chip, line, DRIVEN.contains(key)));
  }

  private void devices(String where, String key, DriverSettings settings) {
    String bus = key.equals("displays") ? "display_bus" : "bus";
    var listed = settings.integers(key);
    boolean usual = listed.isEmpty() && key.equals("addresses");
    var addresses = usual ? ExpanderReader.Wiring.DEFAULT_ADDRESSES : listed;
    for (int i = 0; i < addresses.size(); i++) {
      int number = settings.integer(bus).orElse(1);
      found.add(new Use.Device(where + "[" + (i + 1) + "]", number, addresses.get(i)));
    }
  }
}
