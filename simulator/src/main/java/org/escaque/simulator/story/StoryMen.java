package org.escaque.simulator.story;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.jspecify.annotations.Nullable;

/**
 * Which men the hands of a story move: its words name squares only. A man who is put down is the
 * only one in hand, or the one who may go there by a move that touches all who are in hand, or the
 * one lifted last if he may go there, or who comes from there, or who was lifted last. Confined to
 * one story.
 */
final class StoryMen {

  /**
   * A man, where he stood when he was lifted first since the last move, and where he stood last.
   */
  private record Man(char letter, Square origin, @Nullable Square last) {

    /** Somebody else stands where he stood. */
    Man replaced() {
      return new Man(letter, origin, null);
    }
  }

  /** Somebody whom no rule names; white so that he differs from most men of the end of a board. */
  private static final char ANYBODY = 'P';

  private final Map<Square, Man> standing = new EnumMap<>(Square.class);

  /** Who was put down last. */
  private @Nullable Man latest;

  private final List<Man> inHand = new ArrayList<>();

  /** The men of a position, which may stand half round, on these squares. */
  StoryMen(Position position, Occupancy wood) {
    boolean turned =
        !position.occupied().equals(wood)
            && position.pieces().keySet().stream().allMatch(square -> wood.has(square.turned()));
    for (var square : Square.all()) {
      if (wood.has(square)) {
        char letter =
            position.pieceAt(turned ? square.turned() : square).map(Piece::letter).orElse(ANYBODY);
        standing.put(square, new Man(letter, square, square));
      }
    }
  }

  /** The man on a square, or {@code ' '}. */
  char at(Square square) {
    var man = standing.get(square);
    return man == null ? ' ' : man.letter();
  }

  void lifted(Square square) {
    var man = standing.remove(square);
    if (man != null) {
      inHand.add(man);
    }
  }

  /** Somebody is put down, in a game that stands at this position. */
  void placed(Square square, Position position) {
    var man =
        held(one -> inHand.size() == 1)
            .or(() -> held(one -> mayGo(position, one, square, true)))
            .or(() -> held(one -> one.last() != square && mayGo(position, one, square, false)))
            .or(() -> held(one -> one.origin() == square && one.last() == square))
            .or(() -> held(one -> true));
    man.ifPresent(inHand::remove);
    latest = standing.get(square);
    inHand.replaceAll(one -> one.last() == square ? one.replaced() : one);
    standing.put(
        square,
        man.map(one -> new Man(one.letter(), one.origin(), square))
            .orElseGet(() -> arriving(square)));
  }

  /** Nobody is in hand: a man who is pushed closes two squares at once. */
  private Man arriving(Square square) {
    var pushed = latest;
    return pushed == null ? new Man(ANYBODY, square, square) : pushed;
  }

  /** A move was completed: who stands, stands where he comes from; who was taken is gone. */
  void pressed(Position position) {
    inHand.removeIf(
        man ->
            position
                .pieceAt(man.origin())
                .filter(piece -> piece.letter() == man.letter())
                .isEmpty());
    standing.replaceAll((square, man) -> new Man(man.letter(), square, square));
  }

  private Optional<Man> held(Predicate<Man> wanted) {
    return inHand.reversed().stream().filter(wanted).findFirst();
  }

  private boolean mayGo(Position position, Man man, Square square, boolean touchingAll) {
    return position.legalMoves().stream()
        .filter(move -> leads(move, man.origin(), square))
        .anyMatch(move -> !touchingAll || touchesAll(position, move));
  }

  private boolean touchesAll(Position position, Move move) {
    var touched = position.touched(move);
    return inHand.stream().allMatch(man -> touched.has(man.origin()));
  }

  private static boolean leads(Move move, Square origin, Square square) {
    boolean rook =
        move instanceof Move.Castling castling
            && castling.rookFrom() == origin
            && castling.rookTo() == square;
    return rook || (move.from() == origin && move.to() == square);
  }

  /** A new man of this role stands where a pawn reached his last rank; empty if none did. */
  Optional<Square> promoted(Role role) {
    for (var square : Square.all()) {
      char letter = at(square);
      boolean white = letter == 'P';
      if ((white || letter == 'p') && square.rank() == (white ? 7 : 0)) {
        char upper = role.letter();
        standing.put(square, new Man(white ? upper : Character.toLowerCase(upper), square, square));
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }
}
