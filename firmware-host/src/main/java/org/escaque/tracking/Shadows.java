package org.escaque.tracking;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Role;
import org.escaque.chess.Setup;

/**
 * The same game as it would be had king and queen of a side, or of both, stood swapped from the
 * start, as far as all moves are legal in it too.
 */
record Shadows(List<Shadow> shadows) {

  /** One game with other men. */
  record Shadow(List<Side> swapped, Position position) {}

  Shadows {
    shadows = List.copyOf(shadows);
  }

  static Shadows of(Position start) {
    var shadows = new ArrayList<Shadow>();
    for (var sides : List.of(List.of(Side.WHITE), List.of(Side.BLACK), List.of(Side.values()))) {
      swapped(start, sides).ifPresent(other -> shadows.add(new Shadow(sides, other)));
    }
    return new Shadows(shadows);
  }

  /** All that is still possible after a ply. */
  Shadows after(Ply ply) {
    var left = new ArrayList<Shadow>();
    for (var shadow : shadows) {
      move(shadow.position, ply.from(), ply.to(), role(ply))
          .ifPresent(move -> left.add(new Shadow(shadow.swapped, shadow.position.play(move))));
    }
    return new Shadows(left);
  }

  /** Whether an act that is illegal in the game is legal where the side's men were swapped. */
  boolean allow(Side side, Square from, Square to) {
    return shadows.stream()
        .filter(shadow -> shadow.swapped.contains(side))
        .anyMatch(shadow -> move(shadow.position, from, to, Role.QUEEN).isPresent());
  }

  private static Role role(Ply ply) {
    return ply instanceof Ply.Played played && played.move() instanceof Move.Promotion promotion
        ? promotion.role()
        : Role.QUEEN;
  }

  private static Optional<Move> move(Position position, Square from, Square to, Role role) {
    return position.legalMoves().stream()
        .filter(move -> move.from() == from && move.to() == to)
        .filter(move -> !(move instanceof Move.Promotion promotion) || promotion.role() == role)
        .findFirst();
  }

  private static Optional<Position> swapped(Position start, List<Side> sides) {
    var men = new EnumMap<Square, Piece>(start.pieces());
    for (var side : sides) {
      var queen = Piece.of(side, Role.QUEEN);
      var queens = start.squaresOf(queen).squares();
      if (queens.size() != 1) {
        return Optional.empty();
      }
      men.put(queens.getFirst(), Piece.of(side, Role.KING));
      men.put(start.king(side), queen);
    }
    var setup = start.setup();
    long castling = setup.castlingRooks().bits();
    for (var side : sides) {
      castling &= ~start.occupied(side).bits();
    }
    var other =
        new Setup(
            men,
            setup.turn(),
            new Occupancy(castling),
            setup.enPassant(),
            setup.halfMoveClock(),
            setup.fullMoveNumber(),
            setup.rules());
    return Position.asItStands(other).position();
  }
}
