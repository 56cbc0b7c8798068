/** The clock that is plugged into a DGT board: read, never set. */
@NullMarked
package org.escaque.clock.dgt;

import org.jspecify.annotations.NullMarked;
