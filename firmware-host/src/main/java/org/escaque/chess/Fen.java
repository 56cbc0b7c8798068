package org.escaque.chess;

import org.escaque.board.Side;
import org.escaque.board.Square;

/**
 * Forsyth-Edwards notation (PGN standard, section 16.1), with the castling fields of X-FEN and
 * Shredder-FEN. Reading gives an unproven {@link Setup} or one error with its place; it never
 * throws.
 */
public final class Fen {

  private Fen() {}

  /** How the castling field is written. */
  public enum Style {
    /** {@code KQkq} for the outermost rook, a file letter for an inner one. */
    X_FEN,
    /** Always the rook's file: {@code HAha}. */
    SHREDDER
  }

  /** What reading gives. */
  public sealed interface Reading {}

  /** The text is FEN; whether it is a position is another question. */
  public record Read(Setup setup) implements Reading {}

  /**
   * The text is no FEN.
   *
   * @param offset where, counted from 0
   * @param reason what is wrong there
   */
  public record Unreadable(int offset, String reason) implements Reading {
    @Override
    public String toString() {
      return reason + " at character " + (offset + 1);
    }
  }

  /** Reads FEN with the castling rules of ordinary chess. */
  public static Reading parse(String text) {
    return parse(text, CastlingRules.STANDARD);
  }

  /**
   * Reads FEN. Placement and turn must be there; what is missing behind them is no castling, no en
   * passant and counters {@code 0 1}.
   */
  public static Reading parse(String text, CastlingRules rules) {
    return new FenReader(text, rules).read();
  }

  /** Reads FEN that the programmer wrote; anything wrong is an {@link IllegalArgumentException}. */
  static Setup setup(String text, CastlingRules rules) {
    return switch (parse(text, rules)) {
      case Read(var setup) -> setup;
      case Unreadable error -> throw new IllegalArgumentException("FEN " + text + ": " + error);
    };
  }

  /** Writes a setup just as it is, all six fields. */
  public static String write(Setup setup, Style style) {
    var passed = setup.enPassant();
    return placement(setup)
        + (setup.turn() == Side.WHITE ? " w " : " b ")
        + castling(setup, style)
        + " "
        + (passed == null ? "-" : passed.toString())
        + " "
        + setup.halfMoveClock()
        + " "
        + setup.fullMoveNumber();
  }

  private static String placement(Setup setup) {
    var text = new StringBuilder(64);
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int file = 0; file < 8; file++) {
        var piece = setup.pieces().get(Square.of(file, rank));
        if (piece == null) {
          empty++;
          continue;
        }
        if (empty > 0) {
          text.append(empty);
          empty = 0;
        }
        text.append(piece.letter());
      }
      if (empty > 0) {
        text.append(empty);
      }
      if (rank > 0) {
        text.append('/');
      }
    }
    return text.toString();
  }

  private static String castling(Setup setup, Style style) {
    var text = new StringBuilder(4);
    for (var side : Side.values()) {
      int rank = side == Side.WHITE ? 0 : 7;
      for (int file = 7; file >= 0; file--) {
        var rook = Square.of(file, rank);
        if (setup.castlingRooks().has(rook)) {
          char letter = castlingLetter(setup, side, rook, style);
          text.append(side == Side.WHITE ? letter : Character.toLowerCase(letter));
        }
      }
    }
    return text.isEmpty() ? "-" : text.toString();
  }

  private static char castlingLetter(Setup setup, Side side, Square rook, Style style) {
    if (style == Style.X_FEN) {
      if (rook.equals(outermostRook(setup, side, true))) {
        return 'K';
      }
      if (rook.equals(outermostRook(setup, side, false))) {
        return 'Q';
      }
    }
    return (char) ('A' + rook.file());
  }

  /**
   * The rook that {@code K} or {@code Q} means: the outermost beyond the king, or the corner if
   * there is none or if the rules are those of ordinary chess.
   */
  static Square outermostRook(Setup setup, Side side, boolean kingside) {
    int rank = side == Side.WHITE ? 0 : 7;
    var corner = Square.of(kingside ? 7 : 0, rank);
    if (setup.rules() == CastlingRules.STANDARD) {
      return corner;
    }
    int inward = kingside ? -1 : 1;
    for (int file = corner.file(); file >= 0 && file < 8; file += inward) {
      var square = Square.of(file, rank);
      var piece = setup.pieces().get(square);
      if (piece == Piece.of(side, Role.KING)) {
        return corner;
      }
      if (piece == Piece.of(side, Role.ROOK)) {
        return square;
      }
    }
    return corner;
  }
}
