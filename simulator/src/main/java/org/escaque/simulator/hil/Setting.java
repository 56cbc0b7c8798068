package org.escaque.simulator.hil;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * What every part of a run in the loop needs.
 *
 * @param script the installed start script
 * @param levers folder of gpio-sim's lines
 * @param work folder for configurations, journals and logs
 * @param hold how long a hand leaves a contact as it is
 */
public record Setting(Path script, Path levers, Path work, Duration hold, PrintWriter out) {

  private static final int PORT = 18_831;

  /** What the board is debounced with: shorter than people need, so that a game takes minutes. */
  private static final String SETTLING =
      """
      lift = 60
      place = 50
      """;

  /** Where the daemon's own broker listens. */
  String broker() {
    return "tcp://127.0.0.1:" + PORT;
  }

  /**
   * Writes the configuration of a daemon with one table.
   *
   * @param name of the run, for its files
   * @param more keys of the board beside the usual ones
   * @param game more keys of the game
   */
  Path configuration(String name, LoopBoard board, String more, String game) throws IOException {
    Path folder = Files.createDirectories(work.resolve(name));
    String text =
        """
        [hall]
        id = "hil"

        [broker]
        embedded = true
        port = %d

        [journal]
        dir = "%s"

        [[table]]
        id = "%s"

        [table.board]
        type = "%s"
        provider = "kernel"
        %s
        [table.clock]
        type = "gpio"
        provider = "kernel"
        chip = "pinctrl"
        left_lever = %d
        right_lever = %d
        left_lamp = 20
        right_lamp = 21
        left = "white"

        [game]
        id = "hil"
        laws = "fide-2023"
        time = "90m+30s"
        white = "Blanca"
        black = "Negra"
        %s
        """
            .formatted(
                PORT,
                folder.resolve("journal"),
                TableWatch.TABLE,
                board,
                board.keys() + SETTLING + more,
                Rig.LEFT_LEVER,
                Rig.RIGHT_LEVER,
                game);
    return Files.writeString(folder.resolve("board.toml"), text);
  }
}
