package org.escaque.simulator.through;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.escaque.board.Occupancy;
import org.escaque.game.Assignment;
import org.escaque.scenario.Stage;
import org.escaque.scenario.StageMaker;
import org.jspecify.annotations.Nullable;

/**
 * {@code --through daemon}: one broker and one table for all stories of a run, game after game, as
 * on a day in the hall. Confined to the thread that tells the stories.
 */
public final class DaemonStages implements StageMaker {

  // Held, or the levels would be forgotten with the loggers.
  private static final Logger ALL = Logger.getLogger("");
  private static final Logger BROKER = Logger.getLogger("io.moquette");

  private @Nullable StoryHall hall;
  private @Nullable StoryTable table;
  private @Nullable Path folder;
  private int games;

  @Override
  public String name() {
    return "daemon";
  }

  @Override
  public Stage open(Assignment assignment, Occupancy wood, boolean raw) {
    try {
      StoryHall opened = hall == null ? begin() : hall;
      hall = opened;
      StoryTable standing = table == null ? new StoryTable(opened, folder()) : table;
      table = standing;
      return new DaemonStage(opened, standing, numbered(assignment), wood, raw);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** What goes as it should is not logged: the stories have the output to themselves. */
  private static StoryHall begin() throws IOException {
    ALL.setLevel(Level.WARNING);
    BROKER.setLevel(Level.SEVERE);
    return new StoryHall();
  }

  private Path folder() throws IOException {
    Path made = folder == null ? Files.createTempDirectory("escaque-stories-") : folder;
    folder = made;
    return made;
  }

  /** Every game has an id of its own. */
  private Assignment numbered(Assignment plain) {
    games++;
    return new Assignment(
        plain.event() + "-r1-b" + games,
        plain.event(),
        plain.round(),
        games,
        StoryHall.TABLE,
        plain.white(),
        plain.black(),
        plain.laws(),
        plain.timeControl(),
        plain.startFen(),
        plain.chess960(),
        plain.handover());
  }

  @Override
  public List<String> remarks() {
    return hall == null ? List.of() : List.of("a display received " + hall.watch());
  }

  @Override
  public void close() {
    if (table != null) {
      table.close();
      table = null;
    }
    if (hall != null) {
      hall.close();
      hall = null;
    }
    Path made = folder;
    if (made != null) {
      folder = null;
      try {
        Copies.remove(made);
      } catch (IOException left) {
        throw new UncheckedIOException(left);
      }
    }
  }
}
