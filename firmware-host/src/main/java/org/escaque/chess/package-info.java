/**
 * The rules of movement: what a position is, which moves are legal, how both are written. Nothing
 * here knows clocks, arbiters or wood; nothing keeps state between calls.
 *
 * <pre>
 *   text                         unproven            proven                        moving on
 *
 *   FEN   --Fen.parse----------> Setup
 *   reed board, editor --------> Setup --Position.of------------> Position --play(Move)--> Position
 *                                  |     asItStands                  |  |
 *                                  +--> Verdict: Proven position,    |  +--History.play--> History
 *                                       or Refused for a set of Flaw |        repetitions, 50 and 75 moves
 *   SAN   --San.parse(position, text)--------------> Move            |
 *   UCI   --position.parseUci----------------------> Move &lt;--legalMoves
 *
 *   Move is one of Normal, Promotion, EnPassant, Castling: what is done, without a verdict.
 *   Position says what a move means: moved, captured, touched squares, change of occupancy.
 *   Perft counts legal lines.
 *
 *   org.escaque.chess.pgn    PgnReader: text --> games with their problems; PgnWriter: games --> text
 *   org.escaque.chess.mate   who can still checkmate by any series of legal moves
 *   org.escaque.chess.bits   bitboards, attack lookups, move generator: the engine room of all three
 * </pre>
 *
 * <p>Imports run towards {@code bits}: {@code pgn} and {@code mate} use this package, this package
 * uses {@code bits}, and {@code bits} uses nothing of them. All public values are immutable and may
 * go from thread to thread. Bad text is a value ({@code Fen.Unreadable}, {@code San.Unreadable},
 * {@code PgnProblem}) that says where and why; an exception is an error of the program.
 *
 * <p>Chess960 is no other game here: the rules differ in where king and rook stand before they
 * castle, which {@link org.escaque.chess.CastlingRules} says.
 */
@NullMarked
package org.escaque.chess;

import org.jspecify.annotations.NullMarked;
