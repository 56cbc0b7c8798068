package org.escaque.chess;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.bits.BitBoard;
import org.jspecify.annotations.Nullable;

/**
 * Any arrangement of men with what FEN says beside it: unproven. {@link Position#of} proves it or
 * names what is wrong. Immutable.
 *
 * @param pieces what stands where
 * @param turn who moves
 * @param castlingRooks the squares of the rooks that may still castle, whether rooks stand there or
 *     not
 * @param enPassant the square that a pawn has just passed over, if any
 * @param halfMoveClock plies since the last capture or pawn move, 0 or more
 * @param fullMoveNumber 1 before White's first move, counted up after Black's
 * @param rules how castling works
 */
public record Setup(
    Map<Square, Piece> pieces,
    Side turn,
    Occupancy castlingRooks,
    @Nullable Square enPassant,
    int halfMoveClock,
    int fullMoveNumber,
    CastlingRules rules) {

  /** The beginning of a game (article 2.3). */
  public static final Setup INITIAL =
      Fen.setup("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", CastlingRules.STANDARD);

  public Setup {
    if (halfMoveClock < 0 || fullMoveNumber < 1) {
      throw new IllegalArgumentException(
          "half-move clock " + halfMoveClock + ", move number " + fullMoveNumber);
    }
    var copy = new EnumMap<Square, Piece>(Square.class);
    copy.putAll(pieces);
    pieces = Collections.unmodifiableMap(copy);
  }

  /** The men on an empty past: no castling, no en passant, counters at their start. */
  public static Setup of(Map<Square, Piece> pieces, Side turn) {
    return new Setup(pieces, turn, Occupancy.EMPTY, null, 0, 1, CastlingRules.STANDARD);
  }

  public Setup withTurn(Side side) {
    return new Setup(pieces, side, castlingRooks, enPassant, halfMoveClock, fullMoveNumber, rules);
  }

  public Setup withCastlingRooks(Occupancy rooks) {
    return new Setup(pieces, turn, rooks, enPassant, halfMoveClock, fullMoveNumber, rules);
  }

  public Setup withEnPassant(@Nullable Square square) {
    return new Setup(pieces, turn, castlingRooks, square, halfMoveClock, fullMoveNumber, rules);
  }

  public Setup withRules(CastlingRules newRules) {
    return new Setup(
        pieces, turn, castlingRooks, enPassant, halfMoveClock, fullMoveNumber, newRules);
  }

  /** The squares on which something stands. */
  public Occupancy occupied() {
    return new Occupancy(bitsOf(pieces));
  }

  private static long bitsOf(Map<Square, Piece> pieces) {
    long bits = 0;
    for (var square : pieces.keySet()) {
      bits |= square.bit();
    }
    return bits;
  }

  /** The bitboards of a setup with at most one king a side. */
  BitBoard bitBoard() {
    var board = new BitBoard();
    long passed = enPassant == null ? 0 : enPassant.bit();
    board.clear(turn.ordinal(), castlingRooks.bits(), passed, halfMoveClock, fullMoveNumber);
    pieces.forEach(
        (square, piece) ->
            board.put(piece.side().ordinal(), piece.role().ordinal(), square.index()));
    return board;
  }

  /** The setup as FEN, castling as X-FEN writes it. */
  public String fen() {
    return Fen.write(this, Fen.Style.X_FEN);
  }
}
