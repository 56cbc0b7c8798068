package org.escaque.simulator.driver;

import java.util.List;
import java.util.Map;
import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;
import org.escaque.host.BoardDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;

/** Board type {@code virtual}. */
public final class VirtualBoardType implements BoardDriverType {

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
  public BoardDriver open(DriverSettings settings, TickSource ticks) {
    return settings
        .text("world")
        .flatMap(WorldAddress::parse)
        .<BoardDriver>map(world -> new WorldBoard(world, ticks))
        .orElseGet(() -> new PlayingBoard(settings, ticks));
  }
}
