package org.escaque.simulator.accuracy;

import org.escaque.board.Tick;

/**
 * A ply that was not read as it was played.
 *
 * @param ply 0 for the first of the game
 * @param what in words
 * @param pressed how many plies were pressed when it showed
 * @param until how far the story has to be told
 */
record Failure(int ply, String what, int pressed, Tick until) {}
