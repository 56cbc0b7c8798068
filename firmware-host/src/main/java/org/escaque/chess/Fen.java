package org.escaque.chess;

import java.util.EnumMap;
import org.escaque.board.Occupancy;
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

  /** Reads one text from left to right; the first error ends it. */
  private static final class FenReader {

    private static final class Wrong extends Exception {
      private final Unreadable error;

      Wrong(int offset, String reason) {
        super(reason, null, false, false);
        error = new Unreadable(offset, reason);
      }
    }

    private final String text;
    private final CastlingRules rules;
    private int at;

    FenReader(String text, CastlingRules rules) {
      this.text = text;
      this.rules = rules;
    }

    Reading read() {
      try {
        skipBlanks();
        var men = Setup.of(readPlacement(), Side.WHITE).withRules(rules);
        men = men.withTurn(readTurn());
        men = men.withCastlingRooks(readCastling(men));
        men = men.withEnPassant(null);
        var passed = field();
        int passedAt = at - passed.length();
        if (!passed.isEmpty() && !passed.equals("-")) {
          men =
              men.withEnPassant(
                  Square.parse(passed)
                      .orElseThrow(
                          () -> new Wrong(passedAt, "en passant square '" + passed + "'")));
        }
        int halfMoves = readCounter("half-move clock", 0);
        int fullMoves = readCounter("move number", 1);
        var rest = field();
        if (!rest.isEmpty()) {
          throw new Wrong(at - rest.length(), "more than six fields: '" + rest + "'");
        }
        return new Read(
            new Setup(
                men.pieces(),
                men.turn(),
                men.castlingRooks(),
                men.enPassant(),
                halfMoves,
                Math.max(1, fullMoves),
                rules));
      } catch (Wrong wrong) {
        return wrong.error;
      }
    }

    private EnumMap<Square, Piece> readPlacement() throws Wrong {
      var pieces = new EnumMap<Square, Piece>(Square.class);
      int rank = 7;
      int file = 0;
      boolean afterDigit = false;
      for (; at < text.length() && !isBlank(text.charAt(at)); at++) {
        char letter = text.charAt(at);
        if (letter == '/') {
          if (file != 8) {
            throw new Wrong(at, "rank " + (rank + 1) + " has " + file + " squares");
          }
          if (rank == 0) {
            throw new Wrong(at, "more than eight ranks");
          }
          rank--;
          file = 0;
          afterDigit = false;
        } else if (letter >= '1' && letter <= '8') {
          if (afterDigit) {
            throw new Wrong(at, "two digits in a row");
          }
          file += letter - '0';
          afterDigit = true;
        } else {
          int here = at;
          var piece =
              Piece.parse(letter).orElseThrow(() -> new Wrong(here, "piece '" + letter + "'"));
          if (file < 8) {
            pieces.put(Square.of(file, rank), piece);
          }
          file++;
          afterDigit = false;
        }
        if (file > 8) {
          throw new Wrong(at, "rank " + (rank + 1) + " has more than eight squares");
        }
      }
      if (rank != 0 || file != 8) {
        throw new Wrong(at, "placement ends on rank " + (rank + 1) + " after " + file + " squares");
      }
      return pieces;
    }

    private Side readTurn() throws Wrong {
      var turn = field();
      return switch (turn) {
        case "w" -> Side.WHITE;
        case "b" -> Side.BLACK;
        default -> throw new Wrong(at - turn.length(), "side to move '" + turn + "'");
      };
    }

    private Occupancy readCastling(Setup men) throws Wrong {
      var rights = field();
      var rooks = Occupancy.EMPTY;
      if (rights.equals("-")) {
        return rooks;
      }
      for (int i = 0; i < rights.length(); i++) {
        char letter = rights.charAt(i);
        char upper = Character.toUpperCase(letter);
        var side = letter == upper ? Side.WHITE : Side.BLACK;
        if (upper == 'K' || upper == 'Q') {
          rooks = rooks.with(outermostRook(men, side, upper == 'K'));
        } else if (upper >= 'A' && upper <= 'H') {
          rooks = rooks.with(Square.of(upper - 'A', side == Side.WHITE ? 0 : 7));
        } else {
          throw new Wrong(at - rights.length() + i, "castling right '" + letter + "'");
        }
      }
      return rooks;
    }

    private int readCounter(String name, int missing) throws Wrong {
      var digits = field();
      if (digits.isEmpty()) {
        return missing;
      }
      boolean plain = digits.length() <= 6 && digits.chars().allMatch(c -> c >= '0' && c <= '9');
      if (!plain) {
        throw new Wrong(at - digits.length(), name + " '" + digits + "'");
      }
      return Integer.parseInt(digits);
    }

    /** The next field; empty at the end of the text. */
    private String field() {
      skipBlanks();
      int start = at;
      while (at < text.length() && !isBlank(text.charAt(at))) {
        at++;
      }
      return text.substring(start, at);
    }

    private void skipBlanks() {
      while (at < text.length() && isBlank(text.charAt(at))) {
        at++;
      }
    }

    private static boolean isBlank(char letter) {
      return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
    }
  }
}
