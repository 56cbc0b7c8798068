package org.escaque.simulator.driver;

import java.util.function.Consumer;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.escaque.clock.Runs;
import org.escaque.simulator.replay.Script;
import org.escaque.simulator.replay.ScriptEvent;
import org.jspecify.annotations.Nullable;

/** A clock whose levers are pressed as a game is played again. White sits at the left. */
final class PlayingClock implements ClockDriver {

  private final Script script;
  private final TickSource ticks;
  private @Nullable Playback playback;

  PlayingClock(Script script, TickSource ticks) {
    this.script = script;
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<ClockEvent> sink) {
    sink.accept(new ClockEvent.ClockBack(Runs.NEITHER, ticks.now()));
    playback =
        Playback.start("virtual-clock", script, ticks, (event, tick) -> hear(event, tick, sink));
  }

  private static void hear(ScriptEvent event, Tick tick, Consumer<ClockEvent> sink) {
    if (event instanceof ScriptEvent.Clock(var told)) {
      sink.accept(ClockWords.at(told, tick));
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
