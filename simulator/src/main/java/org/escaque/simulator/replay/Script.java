package org.escaque.simulator.replay;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ClockTime;
import org.escaque.clock.TimeControl;
import org.jspecify.annotations.Nullable;

/**
 * All that happens at a virtual table while a recorded game is played again. Immutable.
 *
 * @param control by which the clock is set
 * @param set what the clock shows at first, on both sides
 * @param events in the order of their ticks
 * @param fall of the flag that ends the game; null if none does
 */
public record Script(
    RecordedGame game,
    TimeControl control,
    ClockTime set,
    Timing timing,
    List<ScriptEvent> events,
    @Nullable FlagFall fall) {

  public Script {
    events = List.copyOf(events);
  }

  /** A flag falls, whoever keeps the time. */
  public record FlagFall(Side side, Tick tick) {}
}
