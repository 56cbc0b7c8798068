/** The daemon against a real kernel: simulated contacts and levers are toggled from outside. */
@NullMarked
package org.escaque.simulator.hil;

import org.jspecify.annotations.NullMarked;
