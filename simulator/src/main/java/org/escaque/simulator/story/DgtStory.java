package org.escaque.simulator.story;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import org.escaque.board.Occupancy;
import org.escaque.game.Assignment;
import org.escaque.scenario.Scenarios;
import org.escaque.scenario.Stage;
import org.escaque.scenario.StageMaker;

/** {@code scenario run --driver dgt}. */
public final class DgtStory implements StageMaker {

  @Override
  public String name() {
    return "dgt";
  }

  @Override
  public Stage open(Assignment assignment, Occupancy wood, boolean raw) {
    try {
      var folder = Files.createTempDirectory("escaque-story-");
      return new DgtStoryStage(Scenarios.CORE.open(assignment, wood, raw), wood, folder);
    } catch (IOException e) {
      throw new UncheckedIOException("a line for a story", e);
    }
  }
}
