package org.escaque.simulator.hil;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import org.escaque.chess.pgn.PgnGame;
import org.escaque.chess.pgn.PgnReader;

/** A whole run in the loop: the game on each board type, then the faults. */
public final class LoopRun {

  private final Setting setting;
  private final PrintWriter out;
  private int games;
  private int plies;
  private int differences;

  public LoopRun(Setting setting) {
    this.setting = setting;
    this.out = setting.out();
  }

  /**
   * Plays everything and prints the sum.
   *
   * @param boards board types to play the game on, by the names of the configuration
   * @param faults whether faults come after it
   * @return whether all was as it must be
   */
  public boolean run(List<String> boards, boolean faults) throws IOException, InterruptedException {
    var game = game();
    for (var board : LoopBoard.values()) {
      if (boards.contains(board.toString())) {
        count(board + ": difference: ", new WholeGame(setting, board, game).play());
        games = 1; // one game, however many boards it is played on
        plies += game.moves().size();
        out.flush();
      }
    }
    if (faults) {
      count("bus-faults: difference: ", new BusFaults(setting, game).play());
      count("ghosts: difference: ", new GhostFaults(setting).play());
      count("wiring: difference: ", new WiringFaults(setting).find());
    }
    out.printf("verified %d games, %d plies, %d differences%n", games, plies, differences);
    out.flush();
    return differences == 0;
  }

  private void count(String prefix, List<String> found) {
    found.forEach(difference -> out.println(prefix + difference));
    differences += found.size();
  }

  /** Sixty moves with castling on both sides, en passant, a promotion and mate. */
  static PgnGame game() throws IOException {
    try (InputStream stream =
        Objects.requireNonNull(LoopRun.class.getResourceAsStream("game.pgn"), "game.pgn")) {
      return PgnReader.readAll(new String(stream.readAllBytes(), UTF_8)).getFirst();
    }
  }
}
