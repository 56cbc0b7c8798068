/**
 * How right move inference is: recorded games, played by virtual hands on contacts with the noise
 * of a level, through a table's own core, and held against what was played. Virtual time, seeded.
 */
@NullMarked
package org.escaque.simulator.accuracy;

import org.jspecify.annotations.NullMarked;
