package org.escaque.simulator.story;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.game.Assignment;
import org.escaque.scenario.Scenarios;
import org.escaque.scenario.Stage;
import org.escaque.scenario.StageMaker;

/** {@code scenario run --driver dgt}. */
public final class DgtStory implements StageMaker {

  private final Untold untold = Untold.read();

  @Override
  public Optional<String> leavesOut(String file) {
    return untold.reason(file);
  }

  /** The files of all stories that are left out. */
  Iterable<String> untold() {
    return untold.files();
  }

  @Override
  public String name() {
    return "dgt";
  }

  @Override
  public Stage open(Assignment assignment, Occupancy wood, boolean raw) {
    return open(assignment, wood, raw, false);
  }

  @Override
  public Stage openTurned(Assignment assignment, Occupancy wood, boolean raw) {
    return open(assignment, wood, raw, true);
  }

  private static Stage open(Assignment assignment, Occupancy wood, boolean raw, boolean turned) {
    try {
      var folder = Files.createTempDirectory("escaque-story-");
      return new DgtStoryStage(Scenarios.CORE.open(assignment, wood, raw), wood, turned, folder);
    } catch (IOException e) {
      throw new UncheckedIOException("a line for a story", e);
    }
  }
}
