package org.escaque.simulator.hands;

import org.escaque.board.Square;

/**
 * A time during which a contact does not read what stands on it.
 *
 * @param from nanoseconds of the run
 * @param until nanoseconds of the run
 * @param reads what it reads meanwhile
 */
record Fault(Square square, long from, long until, boolean reads) {}
