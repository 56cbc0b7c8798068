package org.escaque.game;

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
import org.escaque.chess.San;
import org.escaque.chess.Setup;

/** A score as it is if king and queen of a side stood swapped from the start. */
final class Swapped {

  private Swapped() {}

  /**
   * The same moves by the right men; empty if they are not legal throughout.
   *
   * @param castles whether a king that began on the wrong square may castle
   */
  static Optional<Score> score(Score score, Side side, boolean castles) {
    var start = start(score.start(), side, castles).orElse(null);
    if (start == null) {
      return Optional.empty();
    }
    var corrected = Score.from(start);
    for (var ply : score.plies()) {
      var position = corrected.position();
      var move = move(position, ply).orElse(null);
      if (move == null) {
        return Optional.empty();
      }
      corrected = corrected.plus(named(ply, position, move), position.play(move));
    }
    return Optional.of(new Score(start, corrected.plies(), corrected.after(), score.revised() + 1));
  }

  private static Optional<Position> start(Position start, Side side, boolean castles) {
    var queens = start.squaresOf(Piece.of(side, Role.QUEEN)).squares();
    if (queens.size() != 1) {
      return Optional.empty();
    }
    var men = new EnumMap<Square, Piece>(start.pieces());
    men.put(queens.getFirst(), Piece.of(side, Role.KING));
    men.put(start.king(side), Piece.of(side, Role.QUEEN));
    var setup = start.setup();
    long others = setup.castlingRooks().bits() & ~start.occupied(side).bits();
    var other =
        new Setup(
            men,
            setup.turn(),
            castles ? setup.castlingRooks() : new Occupancy(others),
            setup.enPassant(),
            setup.halfMoveClock(),
            setup.fullMoveNumber(),
            setup.rules());
    return Position.asItStands(other).position();
  }

  private static Optional<Move> move(Position position, ScoredPly ply) {
    return position.legalMoves().stream()
        .filter(move -> position.uci(move).equals(ply.lan()))
        .findFirst();
  }

  private static ScoredPly named(ScoredPly ply, Position position, Move move) {
    var mark = ply.mark() == Mark.UNCONFIRMED ? Mark.UNCONFIRMED : Mark.NONE;
    return new ScoredPly(
        ply.side(),
        San.write(position, move),
        ply.lan(),
        ply.clockAfter(),
        ply.spent(),
        mark,
        List.of());
  }
}
