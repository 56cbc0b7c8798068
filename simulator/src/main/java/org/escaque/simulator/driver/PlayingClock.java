package org.escaque.simulator.driver;

import java.util.function.Consumer;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.escaque.clock.Runs;
import org.escaque.host.DriverSettings;
import org.escaque.simulator.replay.ScriptEvent;
import org.jspecify.annotations.Nullable;

/** A clock whose levers are pressed as a game is played again. White sits at the left. */
final class PlayingClock implements ClockDriver {

  private final DriverSettings settings;
  private final TickSource ticks;
  private @Nullable Playback playback;

  PlayingClock(DriverSettings settings, TickSource ticks) {
    this.settings = settings;
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<ClockEvent> sink) {
    var script = Plan.script(settings, Playback.begin(ticks.now()));
    sink.accept(new ClockEvent.ClockBack(Runs.NEITHER, ticks.now()));
    playback = Playback.start("virtual-clock", script, ticks, event -> hear(event, sink));
  }

  private static void hear(ScriptEvent event, Consumer<ClockEvent> sink) {
    if (event instanceof ScriptEvent.Clock(var told)) {
      sink.accept(told);
    }
  }

  @Override
  public ClockOutputs outputs() {
    return ClockOutputs.NONE;
  }

  @Override
  public void close() {
    if (playback != null) {
      playback.close();
    }
  }
}
