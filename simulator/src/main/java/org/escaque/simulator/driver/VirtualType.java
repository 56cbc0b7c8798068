package org.escaque.simulator.driver;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;

/** What board and clock of type {@code virtual} have in common. */
abstract class VirtualType {

  public String name() {
    return "virtual";
  }

  public List<DriverKey> keys() {
    return Plan.KEYS;
  }

  public Map<String, String> check(DriverSettings settings) {
    return Plan.check(settings);
  }

  /** The driver of a world that works the table, or else one that plays by itself. */
  static <D> D driver(
      DriverSettings settings, Function<WorldAddress, D> worked, Supplier<D> playing) {
    return settings.text("world").flatMap(WorldAddress::parse).map(worked).orElseGet(playing);
  }
}
