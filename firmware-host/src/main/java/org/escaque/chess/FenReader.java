package org.escaque.chess;

import java.util.EnumMap;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;

/** Reads one text of FEN from left to right; the first error ends it. Confined to one thread. */
final class FenReader {

  private static final class Wrong extends Exception {
    private final Fen.Unreadable error;

    Wrong(int offset, String reason) {
      super(reason, null, false, false);
      error = new Fen.Unreadable(offset, reason);
    }
  }

  private final String text;
  private final CastlingRules rules;
  private int at;

  FenReader(String text, CastlingRules rules) {
    this.text = text;
    this.rules = rules;
  }

  Fen.Reading read() {
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
                    .orElseThrow(() -> new Wrong(passedAt, "en passant square '" + passed + "'")));
      }
      int halfMoves = readCounter("half-move clock", 0);
      int fullMoves = readCounter("move number", 1);
      var rest = field();
      if (!rest.isEmpty()) {
        throw new Wrong(at - rest.length(), "more than six fields: '" + rest + "'");
      }
      return new Fen.Read(
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
        rooks = rooks.with(Fen.outermostRook(men, side, upper == 'K'));
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
