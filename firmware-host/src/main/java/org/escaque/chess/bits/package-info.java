/**
 * The engine room of {@code org.escaque.chess}: bitboards, attack lookups and the legal move
 * generator, all on {@code long} and {@code int} and without garbage. Nothing here validates what
 * it is given. Only the packages under {@code org.escaque.chess} (values, perft, who can still
 * mate) look inside; everybody else uses {@link org.escaque.chess.Position}.
 *
 * <p>Squares are bit indexes, a1 = 0 to h8 = 63; roles are the ordinals of {@code Role}, pawn = 0
 * to king = 5; sides are 0 for White and 1 for Black.
 */
@NullMarked
package org.escaque.chess.bits;

import org.jspecify.annotations.NullMarked;
