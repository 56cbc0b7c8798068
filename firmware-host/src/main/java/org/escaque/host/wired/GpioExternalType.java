package org.escaque.host.wired;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;

/** Clock type {@code gpio-external}: a clock that keeps its own time; levers and flags are read. */
public final class GpioExternalType implements ClockDriverType {

  @Override
  public String name() {
    return "gpio-external";
  }

  @Override
  public List<DriverKey> keys() {
    return Wiring.keys(ClockWiring.KEYS, List.of(ClockWiring.FLAG_KEYS, Wiring.PROVIDER_KEYS));
  }

  @Override
  public Map<String, String> check(DriverSettings settings) {
    var trouble = new LinkedHashMap<String, String>();
    ClockWiring.check(settings, trouble);
    return trouble;
  }

  @Override
  public ClockDriver open(DriverSettings settings, TickSource ticks) {
    return ClockWiring.open(name(), settings, ticks);
  }
}
