/**
 * Who can still mate: whether a side has any series of legal moves, however foolish, that ends with
 * its opponent checkmated (Laws of Chess, articles 5.1.2, 5.2.2, 6.9 and 7.5.5).
 *
 * <pre>
 *   CanMate -- Position, Side --> Question: the board, turned over so that White wants to mate
 *     |
 *     |  fast: "cannot" or "unknown" in microseconds, "can" if forced
 *     +--> FastPart ----> ForcedPlay      while there is one legal move
 *     |                   Material        men that mate in no arrangement
 *     |                   Refutation      lines that all end within six plies
 *     |                   LockedPosition  walls  <----------------------------------+
 *     |                                                                             |
 *     |  full: "can" with a line, "cannot", or "unknown" at its bound               |
 *     +--> FullSearch --> HelpmateSearch  dives, steered by CornerGuide             |
 *     |                   LockedPosition  the same walls, case by case              |
 *     |                   Closure         every position once, the likeliest first: |
 *     |                                   by PatternGuide, by length, by CornerGuide|
 *     |                                                                             |
 *     +--> MatingPotential  the blitz rules of 1997, by what forces there are       |
 *                                                                                   |
 *   LockedPosition: Reach --> MateRegion    can any square of the black king be mate?
 *                     |  \--> MatePictures  which mates there is room for, for PatternGuide
 *                     +-- Crew (the men and their squares), KingSteps, PawnSteps, Compass
 *
 *   Plies: boards and moves of one line, the memory that all searches share
 *   VisitedTable, KeySet: positions seen
 * </pre>
 *
 * <p>Guides steer and decide nothing: a wrong one costs time, not truth. All of this belongs to one
 * thread; {@code CanMate} keeps one set of it for each thread that asks.
 */
@NullMarked
package org.escaque.chess.mate;

import org.jspecify.annotations.NullMarked;
