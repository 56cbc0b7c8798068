/** Portable Game Notation of the real world, read and written. */
@NullMarked
package org.escaque.chess.pgn;

import org.jspecify.annotations.NullMarked;
