package org.escaque.clock;

import java.util.List;
import org.escaque.board.Side;

/**
 * A chess clock as plain components, for a journal; it holds no ticks, so it outlives a run.
 *
 * @param control the canonical text of the time control
 * @param moving the side whose move it is ({@code white}, {@code black}), empty before the start
 * @param flags sides whose flags are down, first to fall first
 */
public record ClockSnapshot(
    String control, String moving, SideClock white, SideClock black, List<Side> flags) {

  public ClockSnapshot {
    flags = List.copyOf(flags);
    if (!moving.isEmpty() && !moving.equals("white") && !moving.equals("black")) {
      throw new IllegalArgumentException("moving: " + moving);
    }
  }
}
