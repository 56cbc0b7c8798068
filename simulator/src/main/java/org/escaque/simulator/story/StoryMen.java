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

/**
 * Which men the hands of a story move: its words name squares only. A man who is put down is the
 * only one in hand, or the one who may go there, or who comes from there, or who was lifted last.
 * Confined to one story.
 */
final class StoryMen {

  /** A man in hand, and where he was lifted. */
  private record Man(char letter, Square origin) {}

  /** Somebody whom no rule names; white so that he differs from most men of the end of a board. */
  private static final char ANYBODY = 'P';

  private final Map<Square, Character> standing = new EnumMap<>(Square.class);
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
        standing.put(square, letter);
      }
    }
  }

  /** The man on a square, or {@code ' '}. */
  char at(Square square) {
    return standing.getOrDefault(square, ' ');
  }

  void lifted(Square square) {
    var letter = standing.remove(square);
    if (letter != null) {
      inHand.add(new Man(letter, square));
    }
  }

  void placed(Square square, Position position) {
    var man =
        held(one -> inHand.size() == 1 || mayGo(position, one, square))
            .or(() -> held(one -> one.origin() == square))
            .or(() -> held(one -> true));
    man.ifPresent(inHand::remove);
    standing.put(square, man.map(Man::letter).orElse(ANYBODY));
  }

  private Optional<Man> held(Predicate<Man> wanted) {
    return inHand.reversed().stream().filter(wanted).findFirst();
  }

  private static boolean mayGo(Position position, Man man, Square square) {
    return position.legalMoves().stream().anyMatch(move -> leads(move, man.origin(), square));
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
      boolean last = square.rank() == (letter == 'P' ? 7 : 0);
      if (last && (letter == 'P' || letter == 'p')) {
        boolean white = letter == 'P';
        char upper = role.letter();
        standing.put(square, white ? upper : Character.toLowerCase(upper));
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }
}
