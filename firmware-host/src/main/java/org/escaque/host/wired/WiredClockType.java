package org.escaque.host.wired;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;

/** What the two types of clocks on GPIO lines have in common: all but a few keys. */
abstract class WiredClockType implements ClockDriverType {

  private final String name;
  private final List<DriverKey> own;

  WiredClockType(String name, List<DriverKey> own) {
    this.name = name;
    this.own = own;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<DriverKey> keys() {
    return Wiring.keys(ClockWiring.KEYS, List.of(own, Wiring.PROVIDER_KEYS));
  }

  @Override
  public Map<String, String> check(DriverSettings settings) {
    var trouble = new LinkedHashMap<String, String>();
    ClockWiring.check(settings, trouble);
    return trouble;
  }

  @Override
  public ClockDriver open(DriverSettings settings, TickSource ticks) {
    return ClockWiring.open(name, settings, ticks);
  }
}
