package org.escaque.chess;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;

/**
 * Short algebraic notation (article C, PGN standard section 8.2.3): {@code Nf3}, {@code exd6},
 * {@code O-O}, {@code e8=Q#}. Writing is exact; reading takes what people and programs really
 * write, and never throws.
 */
public final class San {

  private San() {}

  /** What reading gives. */
  public sealed interface Reading {}

  /** The text names this legal move. */
  public record Read(Move move) implements Reading {}

  /** The text names no legal move, or more than one. */
  public record Unreadable(String text, Problem problem) implements Reading {
    @Override
    public String toString() {
      return "'" + text + "': " + problem.text();
    }
  }

  /** Why a text names no move. */
  public enum Problem {
    NOT_NOTATION("this is no chess notation"),
    ILLEGAL("no legal move goes so"),
    AMBIGUOUS("more than one legal move goes so"),
    NO_PROMOTION("it does not say what the pawn becomes");

    private final String text;

    Problem(String text) {
      this.text = text;
    }

    /** The problem in words. */
    public String text() {
      return text;
    }
  }

  /** Writes a legal move with English letters. */
  public static String write(Position position, Move move) {
    return write(position, move, Letters.ENGLISH);
  }

  /**
   * Writes a legal move as short as it is clear, with a sign for check or mate.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public static String write(Position position, Move move, Letters letters) {
    var after = position.play(move);
    var body =
        switch (move) {
          case Move.Castling castling -> castling.isKingside() ? "O-O" : "O-O-O";
          case Move.EnPassant taking -> fileLetter(taking.from()) + "x" + taking.to();
          case Move.Promotion promotion ->
              pawn(position, promotion) + "=" + letters.of(promotion.role());
          case Move.Normal normal ->
              position.moved(normal).role() == Role.PAWN
                  ? pawn(position, normal)
                  : piece(position, normal, letters);
        };
    if (!after.inCheck()) {
      return body;
    }
    return body + (after.legalMoves().isEmpty() ? "#" : "+");
  }

  private static String pawn(Position position, Move move) {
    return position.captured(move).isPresent()
        ? fileLetter(move.from()) + "x" + move.to()
        : move.to().toString();
  }

  private static String piece(Position position, Move move, Letters letters) {
    var role = position.moved(move).role();
    var taking = position.captured(move).isPresent() ? "x" : "";
    return letters.of(role) + origin(position, move, role) + taking + move.to();
  }

  /** What tells the man from its fellows: nothing, the file, the rank, or both. */
  private static String origin(Position position, Move move, Role role) {
    var fellows =
        position.legalMoves().stream()
            .filter(other -> other instanceof Move.Normal && other.to() == move.to())
            .map(Move::from)
            .filter(from -> from != move.from())
            .filter(from -> position.pieceAt(from).map(Piece::role).orElseThrow() == role)
            .toList();
    if (fellows.isEmpty()) {
      return "";
    }
    if (fellows.stream().noneMatch(from -> from.file() == move.from().file())) {
      return fileLetter(move.from());
    }
    if (fellows.stream().noneMatch(from -> from.rank() == move.from().rank())) {
      return String.valueOf(move.from().rank() + 1);
    }
    return move.from().toString();
  }

  private static String fileLetter(Square square) {
    return square.toString().substring(0, 1);
  }

  /** Reads a move with English letters or figurines. */
  public static Reading parse(Position position, String text) {
    return parse(position, text, Letters.ENGLISH);
  }

  /**
   * Reads a move. Understood beside the standard form: {@code 0-0}; missing or wrong {@code x},
   * {@code +}, {@code #}; {@code e.p.}; more origin than needed, long notation and UCI; {@code
   * a8Q}, {@code a8=q}, {@code a8(Q)}, {@code a8/Q}; marks such as {@code !?} at the end.
   */
  public static Reading parse(Position position, String text, Letters letters) {
    var sketch = SanSketch.of(text.strip(), letters);
    if (sketch.isEmpty()) {
      return new Unreadable(text, Problem.NOT_NOTATION);
    }
    var fitting = new ArrayList<Move>(4);
    for (var move : position.legalMoves()) {
      if (sketch.get().fits(position, move)) {
        fitting.add(move);
      }
    }
    return switch (fitting.size()) {
      case 0 -> byKingStep(position, text, sketch.get());
      case 1 -> new Read(fitting.getFirst());
      default -> new Unreadable(text, ambiguity(fitting));
    };
  }

  /** {@code e1g1} names castling if no other move does. */
  private static Reading byKingStep(Position position, String text, SanSketch sketch) {
    var step = position.parseUci(sketch.uci());
    return step.isPresent() ? new Read(step.get()) : new Unreadable(text, Problem.ILLEGAL);
  }

  private static Problem ambiguity(List<Move> fitting) {
    long origins = fitting.stream().map(Move::from).distinct().count();
    return origins == 1 ? Problem.NO_PROMOTION : Problem.AMBIGUOUS;
  }

  /** Whether a text is a null move, as variations of PGN have it: {@code --}, {@code Z0}, ... */
  public static boolean isPass(String text) {
    return switch (text) {
      case "--", "Z0", "0000", "null", "@@@@" -> true;
      default -> false;
    };
  }

  /** A move with its number, {@code 12. Nf3} or {@code 12... Nf6}, as an alert shows it. */
  public static String numbered(Position position, Move move) {
    return number(position) + " " + write(position, move);
  }

  /** The number of the next move with its dots, {@code 12.} or {@code 12...}. */
  public static String number(Position position) {
    return position.fullMoveNumber() + (position.turn() == Side.WHITE ? "." : "...");
  }
}
