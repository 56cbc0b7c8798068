/** The rules of movement: position, moves, SAN, FEN, PGN. */
@NullMarked
package org.escaque.chess;

import org.jspecify.annotations.NullMarked;
