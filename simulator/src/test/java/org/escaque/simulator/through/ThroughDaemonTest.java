package org.escaque.simulator.through;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.escaque.scenario.Scenarios;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Stories hold for the whole daemon as they do for the game alone, and no display sees a secret.
 */
class ThroughDaemonTest {

  private static final List<String> SAMPLE =
      List.of(
          "laws/illegal-move-first-standard-2018.scn",
          "laws/illegal-move-blitz-2005-bare-king-claims-draw.scn",
          "laws/illegal-move-rapid-2005-nobody-claims.scn",
          "laws/simple-delay-2023-flag.scn",
          "laws/period-completed-then-time-runs-out-2023-black.scn",
          "laws/draw-offer-accepted-2018.scn",
          "laws/touch-claim-lost-confirm-2018.scn",
          "laws/pasapiezas-drop-with-check-black.scn",
          "laws/late-arrival-2018-both-within-default-time.scn",
          "board/restart-keeps-moves-and-penalties.scn",
          "board/swept-victim-proved-two-plies-later.scn",
          "board/flickering-square-is-ignored.scn");

  @Test
  void run_aSampleOfStories_holds() throws IOException {
    Path stories = stories();
    var told = new StringWriter();

    var totals = run(SAMPLE.stream().map(stories::resolve).toList(), told);

    assertThat(totals).as("%s", told).hasToString(SAMPLE.size() + " passed, 0 failed");
    assertThat(told.toString()).containsPattern("display received [1-9][0-9]* messages, 0 forbid");
  }

  @Test
  @Tag("daemon")
  void run_allStories_hold() throws IOException {
    var told = new StringWriter();

    var totals = run(List.of(stories()), told);

    assertThat(totals.failed()).as("%s", told).isZero();
    assertThat(totals.passed()).isGreaterThan(500);
    System.out.println(told.toString().lines().filter(line -> !line.startsWith("PASS")).toList());
  }

  @Test
  void run_aStoryThatDoesNotHold_failsWithItsLine() throws IOException {
    Path story = Files.createTempFile("wrong", ".scn");
    Files.writeString(story, "laws fide-2018\nplay e4\nexpect running white\n");
    var told = new StringWriter();

    run(List.of(story), told);
    Files.delete(story);

    assertThat(told.toString()).contains("FAIL " + story + ":3 expected running white got black");
  }

  private static Scenarios.Totals run(List<Path> stories, StringWriter told) throws IOException {
    try (var maker = new DaemonStages()) {
      return Scenarios.run(stories, maker, new PrintWriter(told), false);
    }
  }

  /** The stories of the module that owns them. */
  private static Path stories() {
    Path here = Path.of("").toAbsolutePath();
    return Stream.iterate(here, Objects::nonNull, Path::getParent)
        .map(path -> path.resolve("firmware-host/src/test/resources/scenarios"))
        .filter(Files::isDirectory)
        .findFirst()
        .orElseThrow();
  }
}
