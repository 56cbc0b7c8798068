/**
 * Recorded games become scripts for virtual players: when each contact changes, when each lever
 * goes down and what is said, with the clock times of the record. Pure: a script is worked out
 * before it is played.
 */
@NullMarked
package org.escaque.simulator.replay;

import org.jspecify.annotations.NullMarked;
