package org.escaque.simulator.story;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Predicate;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.scenario.Stage;

/**
 * Who may be meant when somebody is put down, the likeliest first: who may go there by a move that
 * touches all who are in hand, who was lifted last if he may go there, who comes from there, who
 * was lifted last.
 *
 * @param turned the men stand half round
 */
record Order(Position position, boolean turned) {

  /** Somebody whom no rule names; white so that he differs from most men of the end of a board. */
  private static final char ANYBODY = 'P';

  List<Man> of(Grasp grasp, Square square, List<Stage.Doing> later) {
    var hands = grasp.inHand().reversed();
    if (hands.isEmpty()) {
      return List.of(nobodysMan(grasp, square, later));
    }
    var found = new LinkedHashSet<Man>();
    add(hands, man -> mayGo(grasp, man, square, true), found);
    var pushed = grasp.pushed(later);
    if (pushed != null && mayGo(grasp, pushed, square, false)) {
      found.add(pushed);
    }
    add(hands, man -> man.last() != square && mayGo(grasp, man, square, false), found);
    add(hands, man -> man.origin() == square && man.last() == square, found);
    add(hands, man -> true, found);
    if (pushed != null) {
      found.add(pushed);
    }
    return List.copyOf(found);
  }

  private static void add(List<Man> hands, Predicate<Man> wanted, LinkedHashSet<Man> found) {
    hands.stream().filter(wanted).forEach(found::add);
  }

  /** Nobody is in hand: a man who is pushed closes two squares at once. */
  private static Man nobodysMan(Grasp grasp, Square square, List<Stage.Doing> later) {
    var pushed = grasp.pushed(later);
    if (pushed != null) {
      return pushed;
    }
    var latest = grasp.latest();
    return latest == null ? new Man(ANYBODY, square, square) : latest;
  }

  private boolean mayGo(Grasp grasp, Man man, Square square, boolean touchingAll) {
    return position.legalMoves().stream()
        .filter(move -> leads(move, onBoard(man.origin()), onBoard(square)))
        .anyMatch(move -> !touchingAll || touchesAll(grasp, move));
  }

  private boolean touchesAll(Grasp grasp, Move move) {
    var touched = position.touched(move);
    return grasp.inHand().stream().allMatch(man -> touched.has(onBoard(man.origin())));
  }

  private static boolean leads(Move move, Square origin, Square square) {
    boolean rook =
        move instanceof Move.Castling castling
            && castling.rookFrom() == origin
            && castling.rookTo() == square;
    return rook || (move.from() == origin && move.to() == square);
  }

  private Square onBoard(Square square) {
    return turned ? square.turned() : square;
  }
}
