/**
 * Virtual hands: how people lift, carry, slide, swap and put down the men of one move, and what the
 * contacts under them do meanwhile. Knows moves and squares; knows no threads and no clock but the
 * ticks it is given.
 */
@NullMarked
package org.escaque.simulator.hands;

import org.jspecify.annotations.NullMarked;
