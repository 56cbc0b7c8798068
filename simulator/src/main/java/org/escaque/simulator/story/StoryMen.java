package org.escaque.simulator.story;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.escaque.scenario.Stage;

/**
 * Which men the hands of a story move: its words name squares only, and what they do until a lever
 * goes down tells whom they mean. Confined to one story.
 */
final class StoryMen {

  /** Somebody whom nobody knows. */
  private static final char ANYBODY = 'P';

  private final boolean turned;
  private Grasp grasp;

  /** Who will be put down until a lever goes down. */
  private final Deque<Man> foreseen = new ArrayDeque<>();

  /**
   * The men of a position on these squares.
   *
   * @param halfRound they stand the other way round, though the squares do not say so
   */
  StoryMen(Position position, Occupancy wood, boolean halfRound) {
    turned = halfRound || isTurned(position, wood);
    var standing = new EnumMap<Square, Man>(Square.class);
    for (var square : Square.all()) {
      if (wood.has(square)) {
        var there = turned ? square.turned() : square;
        char letter = position.pieceAt(there).map(Piece::letter).orElse(ANYBODY);
        standing.put(square, new Man(letter, square, square));
      }
    }
    grasp = new Grasp(standing, List.of(), null);
  }

  private static boolean isTurned(Position position, Occupancy wood) {
    return !position.occupied().equals(wood)
        && position.pieces().keySet().stream().allMatch(square -> wood.has(square.turned()));
  }

  /** The man on a square, or {@code ' '}. */
  char at(Square square) {
    return grasp.at(square);
  }

  /** What hands will do until a lever goes down, in a game that stands at this position. */
  void foresee(List<Stage.Doing> doings, Position position) {
    foreseen.clear();
    foreseen.addAll(Guess.of(grasp, doings, position, turned));
  }

  void lifted(Square square) {
    grasp = grasp.lifted(square);
  }

  /** Somebody is put down, in a game that stands at this position. */
  void placed(Square square, Position position) {
    var next = foreseen.poll();
    var man = next == null ? likeliest(square, position) : next;
    grasp = grasp.placed(square, man);
  }

  private Man likeliest(Square square, Position position) {
    return new Order(position, turned).of(grasp, square, List.of()).getFirst();
  }

  /** A move was completed: who stands, stands where he comes from; who was taken is gone. */
  void pressed(Position position) {
    foreseen.clear();
    var inHand = new ArrayList<>(grasp.inHand());
    inHand.removeIf(man -> !isInGame(position, man));
    var standing = new EnumMap<Square, Man>(Square.class);
    grasp
        .standing()
        .forEach((square, man) -> standing.put(square, new Man(man.letter(), square, square)));
    grasp = new Grasp(standing, inHand, grasp.latest());
  }

  private boolean isInGame(Position position, Man man) {
    var there = turned ? man.origin().turned() : man.origin();
    return position.pieceAt(there).filter(piece -> piece.letter() == man.letter()).isPresent();
  }

  /** A new man of this role stands where a pawn reached his last rank; empty if none did. */
  Optional<Square> promoted(Role role) {
    for (var square : Square.all()) {
      char letter = at(square);
      boolean white = letter == 'P';
      int rank = turned ? 7 - square.rank() : square.rank();
      if ((white || letter == 'p') && rank == (white ? 7 : 0)) {
        char upper = role.letter();
        char now = white ? upper : Character.toLowerCase(upper);
        grasp = grasp.placed(square, new Man(now, square, square));
        return Optional.of(square);
      }
    }
    return Optional.empty();
  }
}
