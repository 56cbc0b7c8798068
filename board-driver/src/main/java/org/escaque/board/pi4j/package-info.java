/** The wires by Pi4J. Nothing else of the project's boards and clocks knows Pi4J. */
@NullMarked
package org.escaque.board.pi4j;

import org.jspecify.annotations.NullMarked;
