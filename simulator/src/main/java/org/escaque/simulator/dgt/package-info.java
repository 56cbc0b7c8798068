/**
 * A DGT board with its clock, byte by byte, as the other end of a serial line. Written from the
 * protocol's table and independent of the drivers that talk to it: it shares no code with them.
 *
 * <p>{@link org.escaque.simulator.dgt.DgtBoard} is pure; {@link
 * org.escaque.simulator.dgt.BoardOnLine} puts it on a pseudo terminal.
 */
@NullMarked
package org.escaque.simulator.dgt;

import org.jspecify.annotations.NullMarked;
