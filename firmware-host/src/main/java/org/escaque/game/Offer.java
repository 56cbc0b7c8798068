package org.escaque.game;

import org.escaque.board.Side;

/**
 * A draw offer that can still be accepted.
 *
 * @param by who offered
 * @param ply how many plies the score had then
 * @param touches how many touches the turn had then
 */
record Offer(Side by, int ply, int touches) {}
