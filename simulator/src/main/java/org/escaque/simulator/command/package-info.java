/** The commands that the simulator adds to {@code escaque}. */
@NullMarked
package org.escaque.simulator.command;

import org.jspecify.annotations.NullMarked;
