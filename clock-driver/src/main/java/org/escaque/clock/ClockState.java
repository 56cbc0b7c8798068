package org.escaque.clock;

import org.escaque.board.Side;
import org.escaque.board.Tick;

/**
 * Whether a chess clock runs.
 *
 * <pre>
 *            start                  pause
 *  Stopped ---------> Running(s) ---------> Paused(s)
 *     |                ^  |  ^ pressed(s)      |
 *     +----------------+  +--+ runs the other  |
 *        pressed       |          start        |
 *                      +-----------------------+
 * </pre>
 */
public sealed interface ClockState {

  /** The game has not begun. */
  record Stopped() implements ClockState {}

  /** This side's time runs, accounted for up to the tick. */
  record Running(Side side, Tick since) implements ClockState {}

  /** Both are stopped; this side's time ran last. */
  record Paused(Side side) implements ClockState {}
}
