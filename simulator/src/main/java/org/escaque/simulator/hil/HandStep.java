package org.escaque.simulator.hil;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.chess.Move;

/**
 * A man leaves a square or comes to stand on it.
 *
 * @param occupied whether a man stands there afterwards
 */
record HandStep(Square square, boolean occupied) {

  /**
   * How a tidy hand makes a move: the victim goes first, the king before the rook; a pawn is set
   * down on the last rank and then exchanged.
   */
  static List<HandStep> of(Move move, Occupancy wood) {
    return switch (move) {
      case Move.Normal(var from, var to) -> carry(from, to, wood);
      case Move.Promotion promotion -> {
        var steps = new ArrayList<>(carry(promotion.from(), promotion.to(), wood));
        steps.add(new HandStep(promotion.to(), false));
        steps.add(new HandStep(promotion.to(), true));
        yield steps;
      }
      case Move.EnPassant taking -> {
        var steps = new ArrayList<>(carry(taking.from(), taking.to(), wood));
        steps.add(new HandStep(taking.victim(), false));
        yield steps;
      }
      case Move.Castling castling ->
          List.of(
              new HandStep(castling.from(), false),
              new HandStep(castling.to(), true),
              new HandStep(castling.rookFrom(), false),
              new HandStep(castling.rookTo(), true));
    };
  }

  private static List<HandStep> carry(Square from, Square to, Occupancy wood) {
    var steps = new ArrayList<HandStep>();
    if (wood.has(to)) {
      steps.add(new HandStep(to, false));
    }
    steps.add(new HandStep(from, false));
    steps.add(new HandStep(to, true));
    return steps;
  }
}
