/** Games at a DGT board whose cable is pulled, in virtual time. */
@NullMarked
package org.escaque.simulator.cable;

import org.jspecify.annotations.NullMarked;
