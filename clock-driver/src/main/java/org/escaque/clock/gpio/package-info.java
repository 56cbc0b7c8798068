/**
 * Clocks on GPIO lines: levers, buttons and flags that are read, lamps, buzzer and displays that
 * are driven. Start reading at {@link org.escaque.clock.gpio.ClockLines}, which makes events of
 * levels; {@link org.escaque.clock.gpio.GpioClock} is the thread around it. Which library moves the
 * lines is not known here, see {@link org.escaque.board.wire.Wires}.
 */
@NullMarked
package org.escaque.clock.gpio;

import org.jspecify.annotations.NullMarked;
