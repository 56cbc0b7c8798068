package org.escaque.simulator.replay;

import java.time.Duration;
import org.escaque.chess.Move;
import org.escaque.clock.ClockTime;
import org.jspecify.annotations.Nullable;

/**
 * One ply of a recorded game.
 *
 * @param left what the mover's clock showed after it ({@code [%clk]}); null if not recorded
 * @param spent how long it took ({@code [%emt]}); null if not recorded
 * @param ends whether the position after it ends the game by itself, so that no lever is pressed
 */
public record RecordedPly(
    Move move, @Nullable ClockTime left, @Nullable Duration spent, boolean ends) {}
