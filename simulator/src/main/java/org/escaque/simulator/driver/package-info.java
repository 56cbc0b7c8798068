/**
 * The driver type {@code virtual}: boards and clocks that play recorded games by themselves, or
 * that a world outside this process works over a socket.
 */
@NullMarked
package org.escaque.simulator.driver;

import org.jspecify.annotations.NullMarked;
