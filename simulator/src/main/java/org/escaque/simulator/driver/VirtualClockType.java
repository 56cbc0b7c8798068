package org.escaque.simulator.driver;

import java.util.List;
import java.util.Map;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;

/** Clock type {@code virtual}: two levers; and times, where a game needs an external clock. */
public final class VirtualClockType implements ClockDriverType {

  @Override
  public String name() {
    return "virtual";
  }

  @Override
  public List<DriverKey> keys() {
    return Plan.KEYS;
  }

  @Override
  public Map<String, String> check(DriverSettings settings) {
    return Plan.check(settings);
  }

  @Override
  public ClockDriver open(DriverSettings settings, TickSource ticks) {
    return settings
        .text("world")
        .flatMap(WorldAddress::parse)
        .<ClockDriver>map(world -> new WorldClock(world, ticks))
        .orElseGet(() -> new PlayingClock(settings, ticks));
  }
}
