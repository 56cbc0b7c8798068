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
        count(board.toString(), new WholeGame(setting, board, game)::play);
        games = 1; // one game, however many boards it is played on
        plies += game.moves().size();
      }
    }
    if (faults) {
      count("bus-faults", new BusFaults(setting, game)::play);
      count("ghosts", new GhostFaults(setting)::play);
      count("wiring", new WiringFaults(setting)::find);
    }
    out.printf("verified %d games, %d plies, %d differences%n", games, plies, differences);
    out.flush();
    return differences == 0;
  }

  /** A part of the run: what is not as it must be, in words. */
  private interface Part {
    List<String> differences() throws IOException, InterruptedException;
  }

  /** What does not come about in one part is a difference; the others are played all the same. */
  private void count(String name, Part part) throws IOException, InterruptedException {
    List<String> found;
    try {
      found = part.differences();
    } catch (IllegalStateException failed) {
      found = List.of(String.valueOf(failed.getMessage()));
    }
    found.forEach(difference -> out.println(name + ": difference: " + difference));
    out.flush();
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
