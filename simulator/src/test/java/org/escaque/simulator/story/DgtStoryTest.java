package org.escaque.simulator.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.escaque.scenario.Scenarios;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stories told to a DGT board on a pseudo terminal, behind its driver. */
class DgtStoryTest {

  private static final Path STORIES = in("firmware-host/src/test/resources/scenarios");
  private static final Path OWN = in("simulator/src/test/resources/dgt-stories");

  @Test
  void whoStandsWhere_decidesWhatContactsLeaveOpen() throws IOException {
    assertHolds(OWN, 8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board/board-turned-round.scn",
        "board/slide-two-squares-at-once.scn",
        "board/reply-takes-the-unpressed-piece.scn",
        "board/castling-reply-begun-before-the-press.scn",
        "board/move-made-while-the-link-is-down.scn",
        "hands/board-turned-castling-and-capture.scn",
        "hands/corrected-capture-becomes-another-move.scn",
        "hands/castling-changed-into-a-king-move.scn",
        "matrix/castling-incomplete-applied-2018.scn"
      })
  void story_holds(String story) throws IOException {
    assertHolds(STORIES.resolve(story), 1);
  }

  @ParameterizedTest
  @Tag("full")
  @ValueSource(strings = {"board", "hands", "laws", "matrix"})
  void everyStory_holds(String folder) throws IOException {
    int untold = 0;
    for (var file : new DgtStory().untold()) {
      untold += Files.exists(STORIES.resolve(folder).resolve(file)) ? 1 : 0;
    }

    assertHolds(STORIES.resolve(folder), count(STORIES.resolve(folder)) - untold);
  }

  @Test
  void untoldStories_areThereAndHaveTheirReason() throws IOException {
    var files = new TreeSet<String>();
    try (var found = Files.walk(STORIES)) {
      found.forEach(path -> files.add(path.getFileName().toString()));
    }

    for (var file : new DgtStory().untold()) {
      assertThat(files).contains(file);
      assertThat(new DgtStory().leavesOut(file).orElse("")).contains(" ");
    }
  }

  private static int count(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return (int) files.filter(file -> file.toString().endsWith(".scn")).count();
    }
  }

  private static void assertHolds(Path path, int stories) throws IOException {
    var told = new StringWriter();

    var totals = Scenarios.run(List.of(path), new DgtStory(), new PrintWriter(told), false);

    assertThat(totals).as(told.toString()).isEqualTo(new Scenarios.Totals(stories, 0));
  }

  private static Path in(String folder) {
    Path here = Path.of("").toAbsolutePath();
    return Stream.iterate(here, Objects::nonNull, Path::getParent)
        .map(path -> path.resolve(folder))
        .filter(Files::isDirectory)
        .findFirst()
        .orElseThrow();
  }
}
