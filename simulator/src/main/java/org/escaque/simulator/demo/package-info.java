/** Everything in one process: broker, hall, and tables on which virtual hands play. */
@NullMarked
package org.escaque.simulator.demo;

import org.jspecify.annotations.NullMarked;
