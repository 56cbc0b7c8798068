/** Daemons in processes of their own, and worlds that work them. */
@NullMarked
package org.escaque.simulator.daemon;

import org.jspecify.annotations.NullMarked;
