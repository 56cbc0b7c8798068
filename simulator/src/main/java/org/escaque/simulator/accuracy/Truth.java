package org.escaque.simulator.accuracy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.San;
import org.escaque.simulator.replay.RecordedGame;

/** What is really played, ply by ply. Immutable. */
final class Truth {

  /** Before each ply, and after the last. */
  private final List<Position> positions;

  private final List<Move> moves = new ArrayList<>();

  Truth(RecordedGame game) {
    var plies = game.pliesToEnd();
    positions = game.positions().subList(0, plies.size() + 1);
    plies.forEach(ply -> moves.add(ply.move()));
  }

  int plies() {
    return moves.size();
  }

  Position before(int ply) {
    return positions.get(ply);
  }

  Move move(int ply) {
    return moves.get(ply);
  }

  String lan(int ply) {
    return before(ply).uci(move(ply));
  }

  String san(int ply) {
    return San.write(before(ply), move(ply));
  }

  boolean isPromotion(int ply) {
    return move(ply) instanceof Move.Promotion;
  }

  /** SAN of all legal moves that leave the same squares occupied, but for the promoted piece. */
  Set<String> twins(int ply) {
    var before = before(ply);
    var after = positions.get(ply + 1).occupied();
    return before.legalMoves().stream()
        .filter(move -> before.play(move).occupied().equals(after))
        .map(move -> San.write(before, move))
        .collect(Collectors.toSet());
  }

  boolean isCapture(int ply) {
    return before(ply).capturedSquare(move(ply)).isPresent();
  }
}
