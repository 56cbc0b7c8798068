package org.escaque.simulator.driver;

import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;
import org.escaque.host.BoardDriverType;
import org.escaque.host.DriverSettings;

/** Board type {@code virtual}. */
public final class VirtualBoardType extends VirtualType implements BoardDriverType {

  @Override
  public BoardDriver open(DriverSettings settings, TickSource ticks) {
    return driver(
        settings, world -> new WorldBoard(world, ticks), () -> new PlayingBoard(settings, ticks));
  }
}
