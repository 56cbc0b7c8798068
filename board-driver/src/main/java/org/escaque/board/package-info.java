/**
 * From contacts to settled occupancy: squares, ticks, frames and the ports that board drivers
 * implement. Knows wood and wires; knows no chess.
 */
@NullMarked
package org.escaque.board;

import org.jspecify.annotations.NullMarked;
