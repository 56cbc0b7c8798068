package org.escaque.simulator.hands;

import org.escaque.board.Square;
import org.escaque.board.Tick;

/** One contact closes or opens; raw, so bounces are changes too. */
public record ContactChange(Tick tick, Square square, boolean occupied) {}
