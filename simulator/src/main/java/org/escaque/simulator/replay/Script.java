package org.escaque.simulator.replay;

import java.util.List;
import org.escaque.clock.TimeControl;

/**
 * All that happens at a virtual table while a recorded game is played again. Immutable.
 *
 * @param control what the clock is set to
 * @param events in the order of their ticks
 */
public record Script(
    RecordedGame game, TimeControl control, Timing timing, List<ScriptEvent> events) {

  public Script {
    events = List.copyOf(events);
  }
}
