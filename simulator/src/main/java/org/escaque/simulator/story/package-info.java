/** Stories that are told to a DGT board instead of bare contacts. */
@NullMarked
package org.escaque.simulator.story;

import org.jspecify.annotations.NullMarked;
