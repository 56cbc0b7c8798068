package org.escaque.simulator.driver;

import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverSettings;

/** Clock type {@code virtual}: two levers; and times, where a game needs an external clock. */
public final class VirtualClockType extends VirtualType implements ClockDriverType {

  @Override
  public ClockDriver open(DriverSettings settings, TickSource ticks) {
    return driver(
        settings, world -> new WorldClock(world, ticks), () -> new PlayingClock(settings, ticks));
  }
}
