/**
 * Small stories of what goes wrong at a board: virtual hands and levers do what an arbiter must
 * see. Nothing tells the host what to think of it.
 */
@NullMarked
package org.escaque.simulator.incident;

import org.jspecify.annotations.NullMarked;
