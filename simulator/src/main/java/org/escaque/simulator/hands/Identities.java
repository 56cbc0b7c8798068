package org.escaque.simulator.hands;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;

/**
 * Says which man each contact of a move lifts or puts down: contacts know only that somebody stands
 * there, boards that know their men need the names. Confined to one call.
 */
public final class Identities {

  /** A man, by where he stood before the move. */
  private record Man(char letter, Square origin) {}

  private final Map<Square, Man> standing = new HashMap<>();
  private final List<Man> inHand = new ArrayList<>();
  private final Map<Square, Square> goals = new HashMap<>();
  private final Optional<Piece> promoted;
  private final Square to;

  private Identities(Position before, Move move) {
    before.pieces().forEach((square, piece) -> standing.put(square, man(piece, square)));
    goals.put(move.from(), move.to());
    if (move instanceof Move.Castling castling) {
      goals.put(castling.rookFrom(), castling.rookTo());
    }
    promoted =
        move instanceof Move.Promotion(var _, var _, var role)
            ? Optional.of(Piece.of(before.turn(), role))
            : Optional.empty();
    to = move.to();
  }

  private static Man man(Piece piece, Square square) {
    return new Man(piece.letter(), square);
  }

  /**
   * The changes of a move by men.
   *
   * @param before the position that stands on the board
   * @param changes of the contacts, in order
   */
  public static List<ManChange> of(Position before, Move move, List<ContactChange> changes) {
    return new Identities(before, move).name(changes);
  }

  private List<ManChange> name(List<ContactChange> changes) {
    Tick last =
        changes.stream()
            .filter(change -> change.occupied() && change.square() == to)
            .map(ContactChange::tick)
            .max(Tick::compareTo)
            .orElse(Tick.ZERO);
    var named = new ArrayList<ManChange>();
    for (var change : changes) {
      var square = change.square();
      if (change.occupied()) {
        put(square, change.tick().equals(last));
      } else {
        lift(square);
      }
      var now = standing.get(square);
      named.add(new ManChange(change.tick(), square, now == null ? ' ' : now.letter()));
    }
    return named;
  }

  private void lift(Square square) {
    var man = standing.remove(square);
    if (man != null) {
      inHand.add(man);
    }
  }

  /** Who goes where he is going stays there; else he goes back, or stops on his way. */
  private void put(Square square, boolean last) {
    held(man -> square.equals(goals.get(man.origin())))
        .or(() -> held(man -> man.origin() == square))
        .or(() -> held(man -> goals.containsKey(man.origin())))
        .ifPresent(
            man -> {
              inHand.remove(man);
              standing.put(square, last ? arrived(man, square) : man);
            });
  }

  private Man arrived(Man man, Square square) {
    return promoted
        .filter(piece -> square == to)
        .map(piece -> new Man(piece.letter(), man.origin()))
        .orElse(man);
  }

  private Optional<Man> held(Predicate<Man> wanted) {
    return inHand.reversed().stream().filter(wanted).findFirst();
  }
}
