/**
 * Scripts on real tables: everything behind the contacts is the host's own code. Time is virtual,
 * or real and scaled.
 */
@NullMarked
package org.escaque.simulator.stage;

import org.jspecify.annotations.NullMarked;
