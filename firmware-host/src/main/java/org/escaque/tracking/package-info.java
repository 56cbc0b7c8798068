/**
 * From hands to moves: what the settled contacts of a board can mean, told as a set of hypotheses
 * that later events confirm or refute. Pure values; knows the rules of movement, not the Laws.
 */
@NullMarked
package org.escaque.tracking;

import org.jspecify.annotations.NullMarked;
