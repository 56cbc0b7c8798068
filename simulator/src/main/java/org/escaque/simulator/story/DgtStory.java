package org.escaque.simulator.story;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import org.escaque.board.Occupancy;
import org.escaque.game.Assignment;
import org.escaque.scenario.Scenarios;
import org.escaque.scenario.Stage;
import org.escaque.scenario.StageMaker;

/** {@code scenario run --driver dgt}. */
public final class DgtStory implements StageMaker {

  private static final String UNSEEN =
      "its contacts never open where a man is exchanged, and a board that knows its men sees that";
  private static final String UNNAMED =
      "nobody exchanges the pawn before the lever, and a board that knows its men sees that";

  private static final String TURNED = "its men stand half round, and its squares do not say so";

  /** Stories of what contacts cannot know. */
  private static final Map<String, String> UNTOLD =
      Map.of(
          "ambiguous-capture-while-the-link-is-down.scn", UNSEEN,
          "board-turned-round.scn", TURNED,
          "capture-pushed-off-single-victim.scn", UNSEEN,
          "capture-target-never-seen-empty.scn", UNSEEN,
          "swept-victim-proved-two-plies-later.scn", UNSEEN,
          "promotion-named-after-the-press.scn", UNNAMED,
          "promotion-unnamed-then-knight-move.scn", UNNAMED);

  @Override
  public Optional<String> leavesOut(String file) {
    return Optional.ofNullable(UNTOLD.get(file));
  }

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
