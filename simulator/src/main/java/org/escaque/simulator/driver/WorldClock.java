package org.escaque.simulator.driver;

import java.util.function.Consumer;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.jspecify.annotations.Nullable;

/** A clock that a world works; see {@link ClockWords} for what it says. */
final class WorldClock implements ClockDriver {

  private final WorldAddress world;
  private final TickSource ticks;
  private @Nullable WorldLink link;

  WorldClock(WorldAddress world, TickSource ticks) {
    this.world = world;
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<ClockEvent> sink) {
    link =
        new WorldLink(
            world,
            "clock",
            line -> ClockWords.read(line, ticks.now()).ifPresent(sink),
            () -> sink.accept(new ClockEvent.ClockLost("no world at " + world, ticks.now())));
    link.start();
  }

  @Override
  public ClockOutputs outputs() {
    return ClockOutputs.NONE;
  }

  @Override
  public void close() {
    if (link != null) {
      link.close();
    }
  }
}
