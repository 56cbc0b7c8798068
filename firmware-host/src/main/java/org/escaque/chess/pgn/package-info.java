/**
 * Portable Game Notation as it occurs in the world, read and written.
 *
 * <pre>
 *   bytes or text --Lines--> lines --Scanner--> Token --Movetext--> PgnGame --PgnWriter--> text
 *                            Cursor, TagScanner     \--Header--/      |          MovetextWriter
 *                                                                     +-- tags, start, result
 *                                                                     +-- PgnMove: move, Notes
 *                                                                     |     clk, emt, glyphs, comments, Variation
 *                                                                     +-- PgnProblem: line, severity, reason
 * </pre>
 *
 * <p>A game that cannot be followed keeps the moves before the error, and the reader goes on with
 * the next. Sources: the PGN standard of 1994, and what broadcasts, sites and databases write.
 */
@NullMarked
package org.escaque.chess.pgn;

import org.jspecify.annotations.NullMarked;
