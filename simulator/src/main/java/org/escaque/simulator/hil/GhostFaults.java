package org.escaque.simulator.hil;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.escaque.board.Square;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.chess.pgn.Notes;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnMove;
import org.escaque.chess.pgn.PgnResult;
import org.escaque.publish.Body;

/** A matrix without diodes: three corners of a rectangle are closed and the fourth reads closed. */
final class GhostFaults {

  private static final String FEN = "R3K3/8/8/8/8/8/8/4k3 w - - 0 1";
  private static final String GHOST = "a1";

  private final Setting setting;

  GhostFaults(Setting setting) {
    this.setting = setting;
  }

  /**
   * Plays on such a board.
   *
   * @return what is not as it must be, in words
   */
  List<String> play() throws IOException, InterruptedException {
    var board = LoopBoard.REED_MATRIX;
    var game = game();
    var configuration =
        setting.configuration("ghosts", board, "diodes = false\n", "fen = \"" + FEN + "\"\n");
    board.knob("diodes").turn("N");
    try (var table =
        LoopTable.open(setting, board, configuration, game.start().occupied().bits())) {
      table.expect(watch -> suspect(watch).contains(GHOST), "doubt about the ghost on " + GHOST);
      table.begin();
      var player = new Player(table, game);
      for (int ply = 0; ply < game.moves().size(); ply++) {
        player.complete();
      }
      setting.out().println("fault: ghost on " + GHOST + " without diodes: doubted, moves right");
      return player.wrongMoves();
    } finally {
      board.knob("diodes").turn("Y");
    }
  }

  private static List<String> suspect(TableWatch watch) {
    return watch.health().map(Body.Health::suspect).orElse(List.of());
  }

  /** The rook leaves its rectangle, so that the ghost goes. */
  private static PgnGame game() {
    var moves =
        List.of(normal("a8", "a7"), normal("e1", "d1"), normal("a7", "d7"), normal("d1", "e1"));
    return PgnGame.of(
        Map.of(),
        Position.ofFen(FEN),
        moves.stream().map(move -> new PgnMove(move, Notes.NONE)).toList(),
        PgnResult.OPEN);
  }

  private static Move normal(String from, String to) {
    return new Move.Normal(square(from), square(to));
  }

  private static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }
}
