package org.escaque.simulator.hands;

import org.escaque.board.Square;
import org.escaque.board.Tick;

/** A man comes to stand on a square, or {@code ' '}: it is empty. */
public record ManChange(Tick tick, Square square, char man) {}
