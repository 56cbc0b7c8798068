package org.escaque.host.config;

import java.util.List;
import java.util.Map;
import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.host.BoardDriverType;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverKey.Kind;
import org.escaque.host.DriverSettings;

/** Driver types whose keys are of every kind, for the tests of the configuration. */
final class TestTypes {

  static final DriverTypes ALL =
      new DriverTypes(
          Map.of("test", new Board(), "needy", new Needy()), Map.of("test", new Clock()));

  private TestTypes() {}

  private static final class Board implements BoardDriverType {

    @Override
    public String name() {
      return "test";
    }

    @Override
    public List<DriverKey> keys() {
      return List.of(
          DriverKey.optional("rows", Kind.PINS, "Lines of the rows."),
          DriverKey.optional("columns", Kind.PINS, "Lines of the columns."),
          DriverKey.optional("settle", Kind.MILLIS, "Settle time."),
          DriverKey.optional("diodes", Kind.FLAG, "Whether there are diodes."));
    }

    @Override
    public Map<String, String> check(DriverSettings settings) {
      return settings.integers("columns").size() == 1
          ? Map.of("columns", "one is too few")
          : Map.of();
    }

    @Override
    public BoardDriver open(DriverSettings settings, TickSource ticks) {
      throw new UnsupportedOperationException("the configuration opens nothing");
    }
  }

  private static final class Needy implements BoardDriverType {

    @Override
    public String name() {
      return "needy";
    }

    @Override
    public List<DriverKey> keys() {
      return List.of(DriverKey.required("port", Kind.TEXT, "Serial port."));
    }

    @Override
    public BoardDriver open(DriverSettings settings, TickSource ticks) {
      throw new UnsupportedOperationException("the configuration opens nothing");
    }
  }

  private static final class Clock implements ClockDriverType {

    @Override
    public String name() {
      return "test";
    }

    @Override
    public List<DriverKey> keys() {
      return List.of(
          DriverKey.optional("lever", Kind.PIN, "Line of the lever."),
          DriverKey.optional("side", Kind.SIDE, "A side."));
    }

    @Override
    public ClockDriver open(DriverSettings settings, TickSource ticks) {
      throw new UnsupportedOperationException("the configuration opens nothing");
    }
  }
}
