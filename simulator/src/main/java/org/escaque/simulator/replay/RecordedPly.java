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
 */
public record RecordedPly(Move move, @Nullable ClockTime left, @Nullable Duration spent) {}
