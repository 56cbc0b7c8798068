package org.escaque.simulator.driver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.escaque.board.Tick;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Repertoire;
import org.escaque.simulator.replay.Script;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The keys that virtual boards and clocks have in common, and the script that follows from them.
 */
final class Plan {

  private static final Logger LOG = LoggerFactory.getLogger(Plan.class);

  static final List<DriverKey> KEYS =
      List.of(
          DriverKey.optional(
              "world",
              DriverKey.Kind.TEXT,
              "Where a world listens that works this table, host:port; without it the table plays"
                  + " by itself."),
          DriverKey.optional(
              "pgn", DriverKey.Kind.TEXT, "File with the games to play; the simulator's own."),
          DriverKey.optional(
              "game", DriverKey.Kind.INTEGER, "Number of the game in the file, from 1; 1."),
          DriverKey.optional(
              "level", DriverKey.Kind.TEXT, "Hands and wood: " + Level.NAMES + "; clean."),
          DriverKey.optional(
              "seed", DriverKey.Kind.INTEGER, "The same seed plays the same way; 1."));

  private Plan() {}

  static Map<String, String> check(DriverSettings settings) {
    var troubles = new TreeMap<String, String>();
    if (Level.parse(settings.text("level").orElse("clean")).isEmpty()) {
      troubles.put("level", "is " + Level.NAMES);
    }
    settings
        .text("world")
        .filter(world -> WorldAddress.parse(world).isEmpty())
        .ifPresent(_ -> troubles.put("world", "is host:port, as in 127.0.0.1:7000"));
    if (settings.integer("game").orElse(1) < 1) {
      troubles.put("game", "is 1 or more");
    }
    if (settings.text("world").isEmpty() && troubles.isEmpty()) {
      checkGames(settings, troubles);
    }
    return troubles;
  }

  private static void checkGames(DriverSettings settings, Map<String, String> troubles) {
    try {
      int there = games(settings).size();
      if (settings.integer("game").orElse(1) > there) {
        troubles.put("game", "the file has " + there + " games");
      }
    } catch (IOException e) {
      troubles.put("pgn", "cannot be read: " + e.getMessage());
    }
  }

  /** The script of settings that were checked. */
  static Script script(DriverSettings settings, Tick begin) {
    try {
      var game = games(settings).get(settings.integer("game").orElse(1) - 1);
      var level = Level.parse(settings.text("level").orElse("clean")).orElse(Level.CLEAN);
      return new Planner(level, settings.integer("seed").orElse(1), true, null).script(game, begin);
    } catch (IOException e) {
      throw new IllegalStateException("the games of " + settings + " are gone", e);
    }
  }

  private static List<RecordedGame> games(DriverSettings settings) throws IOException {
    var file = settings.text("pgn");
    return file.isPresent()
        ? Repertoire.of(Path.of(file.get()), trouble -> LOG.warn("pgn trouble=\"{}\"", trouble))
        : Repertoire.own();
  }
}
