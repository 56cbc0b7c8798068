package org.escaque.host.wired;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;
import org.escaque.board.scan.ScanLoop;
import org.escaque.board.scan.ScanPlan;
import org.escaque.board.wire.ExpanderReader;
import org.escaque.host.BoardDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverKey.Kind;
import org.escaque.host.DriverSettings;

/** Board type {@code mcp23017}: four I2C expanders with sixteen switches each. */
public final class Mcp23017Type implements BoardDriverType {

  private static final String BUS = "bus";
  private static final String ADDRESSES = "addresses";

  private static final List<DriverKey> OWN =
      List.of(
          DriverKey.optional(BUS, Kind.INTEGER, "number of the I2C bus, /dev/i2c-N [1]"),
          DriverKey.optional(
              ADDRESSES,
              Kind.INTEGERS,
              "the four expanders, that of ranks 1 and 2 first [0x20, 0x21, 0x22, 0x23]"));

  @Override
  public String name() {
    return "mcp23017";
  }

  @Override
  public List<DriverKey> keys() {
    return Wiring.keys(OWN, List.of(Wiring.BOARD_KEYS, Wiring.PROVIDER_KEYS));
  }

  @Override
  public Map<String, String> check(DriverSettings settings) {
    var trouble = new LinkedHashMap<String, String>();
    if (settings.integer(BUS).orElse(1) < 0) {
      trouble.put(BUS, "must be 0 or more");
    }
    var addresses = settings.integers(ADDRESSES);
    Wiring.length(settings, ADDRESSES, 4, trouble);
    if (addresses.stream().anyMatch(address -> address < 0x20 || address > 0x27)) {
      trouble.put(ADDRESSES, "must be 0x20 to 0x27");
    } else if (addresses.stream().distinct().count() < addresses.size()) {
      trouble.put(ADDRESSES, "lists an address twice");
    }
    Wiring.checkBoard(settings, trouble);
    Wiring.checkProvider(settings, trouble);
    return trouble;
  }

  @Override
  public BoardDriver open(DriverSettings settings, TickSource ticks) {
    var listed = settings.integers(ADDRESSES);
    var addresses = listed.isEmpty() ? ExpanderReader.Wiring.DEFAULT_ADDRESSES : listed;
    int bus = settings.integer(BUS).orElse(1);
    var wiring = new ExpanderReader.Wiring(bus, addresses, Wiring.orientation(settings));
    var wires = Wiring.wires(settings);
    var plan =
        new ScanPlan(
            "%s-%d-%02x".formatted(name(), bus, addresses.getFirst()),
            Wiring.settling(settings),
            true,
            () -> ExpanderReader.open(wires, wiring));
    return new ScanLoop(plan, ticks);
  }
}
