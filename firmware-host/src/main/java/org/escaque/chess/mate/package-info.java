/**
 * Who can still mate: whether a side has any series of legal moves, however foolish, that ends with
 * its opponent checkmated (Laws of Chess, articles 5.1.2, 5.2.2, 6.9 and 7.5.5).
 *
 * <pre>
 *   CanMate ── asks ──> Fast    forced play, material, short refutation, locked positions
 *      │                  sound: says "cannot" or "unknown", in microseconds
 *      └───── asks ──> Full    Fast, then a search for a helpmate, then the whole tree
 *                         says "can" with a line, "cannot", or "unknown" at its node bound
 * </pre>
 *
 * Inside, White is always the side that wants to mate: {@link org.escaque.chess.mate.Question}
 * turns the board over when it is Black.
 */
@NullMarked
package org.escaque.chess.mate;

import org.jspecify.annotations.NullMarked;
