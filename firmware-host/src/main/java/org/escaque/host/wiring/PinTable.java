package org.escaque.host.wiring;

import java.util.List;
import java.util.Locale;

/** Prints which pin of the header each key of the configuration is wired to. Pure. */
public final class PinTable {

  private PinTable() {}

  /** One line for each use, in their order. */
  public static List<String> lines(List<Use> uses) {
    return uses.stream().map(PinTable::line).toList();
  }

  private static String line(Use use) {
    return switch (use) {
      case Use.Line line ->
          String.format(
              Locale.ROOT,
              "%-26s %-6s BCM %-3d %s",
              line.where(),
              line.output() ? "drives" : "reads",
              line.line(),
              Header.pin(line.line()).map(pin -> "pin " + pin).orElse("not on the header"));
      case Use.Device device ->
          String.format(
              Locale.ROOT,
              "%-26s i2c    bus %d address 0x%02x",
              device.where(),
              device.bus(),
              device.address());
    };
  }
}
