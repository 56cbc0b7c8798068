package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;
import org.escaque.scenario.Scenarios;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Failing plies as scenario files. */
class StoryTest {

  private static final String TWINS = "4k3/8/8/4p3/3p4/5N2/8/4K3 w - - 0 1";
  private static final String PROMOTION = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
  private static final String INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  /** White plays d4 for e4 and puts it right; Black plays Bd6 for Be7 at the end. */
  private static final String TWO_WRONG =
      "-d2 +d4 w -d4 +d2 -e2 +e4 -e7 +e5 b -g1 +f3 w -b8 +c6 b -f1 +b5 w -a7 +a6 b"
          + " -b5 +a4 w -g8 +f6 b -e1 +g1 -h1 +f1 w -f8 +d6 b";

  @TempDir private Path folder;

  @ParameterizedTest(name = "{3}: played {1}, told {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        INITIAL + " | e4 | -d2 +d4 w | ply1 | got d4",
        INITIAL + " | e4 | -e2 +e5 w | ply1 | got e2-e5!",
        INITIAL + " | e4 e5 Nf3 | -e2 +e4 w -e7 +e5 b -g1 +h3 w | ply3 | got e4 e5 Nh3",
        INITIAL + " | e4 | w | ply1 | got no move",
        INITIAL + " | e4 | lost -d2 +d4 w back | ply1 | got d4",
        PROMOTION + " | a8=Q+ | -a7 +a8 =n w | ply1 | got a8=N",
        TWINS + " | Ke2 | -f3 w | ply1 | got Nxd4?",
        TWINS + " | Ke2 | -f3 ~e5 w | ply1 | got Nxe5",
      })
  void write_failingPly_isAScenarioThatFailsTheSame(
      String fen, String played, String words, String ply, String found) throws IOException {
    write(Told.trial(Told.game(fen, played), words), 10);

    var file = folder.resolve("game-" + ply + ".scn");
    assertThat(Scenarios.failure(file)).endsWith(found);
  }

  @Test
  void write_openPlyThatIsSettledWrongly_isAScenarioThatFailsTheSame() throws IOException {
    var game = Told.game(TWINS, "Nxd4 Ke7 Nf5+");

    write(Told.trial(game, "-f3 w -e8 +e7 b -e5 +c4 w"), 1);

    assertThat(Scenarios.failure(folder.resolve("game-ply1.scn"))).contains("got Nxe5 Ke7");
  }

  @Test
  void write_failureOfASecondTable_beginsWithinThatTable() throws IOException {
    var game = Told.game("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");

    var stories = write(Told.trial(game, TWO_WRONG), 10);

    assertThat(stories.written()).isEqualTo(2);
    assertThat(Scenarios.failure(folder.resolve("game-ply1.scn"))).endsWith("got d4");
    var second = folder.resolve("game-ply10.scn");
    assertThat(Files.readString(second))
        .contains("fen    " + new Truth(game).before(7).fen())
        .contains("expect record Nf6 O-O Be7");
    assertThat(Files.readAllLines(second))
        .filteredOn(line -> line.startsWith("press"))
        .containsExactly("press black", "press white", "press black");
    assertThat(Scenarios.failure(second)).endsWith("got Nf6 O-O Bd6");
  }

  @Test
  void write_failureSoonAfterASecondTableBegan_leavesOutTheFirst() throws IOException {
    var game = Told.game("e4 e5 Nf3");
    var words = "-d2 +d4 w -d4 +d2 -e2 +e4 -e7 +e5 b -g1 +h3 w";

    write(Told.trial(game, words), 10);

    var second = folder.resolve("game-ply3.scn");
    assertThat(Files.readString(second)).contains("fen    " + new Truth(game).before(1).fen());
    assertThat(Scenarios.failure(second)).endsWith("got e5 Nh3");
  }

  @Test
  void write_moreFailuresThanWanted_writesSoMany() throws IOException {
    var game = Told.game("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");

    var stories = write(Told.trial(game, TWO_WRONG), 1);

    assertThat(stories.written()).isEqualTo(1);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(folder.resolve("game-ply1.scn"));
    }
  }

  @Test
  void write_nothingFailed_makesNoFolder() throws IOException {
    var stories = new Stories(folder.resolve("none"), 10);

    stories.write("game", Told.trial(Told.game("e4"), "-e2 +e4 w"));

    assertThat(stories.written()).isZero();
    assertThat(folder.resolve("none")).doesNotExist();
  }

  @Test
  void write_contactOpenTooShortForALift_opensAndClosesIt() throws IOException {
    write(Told.trial(Told.game(TWINS, "Ke2"), "~e5 -f3 w"), 1);

    assertThat(Files.readString(folder.resolve("game-ply1.scn")))
        .contains("lift e5\nwait 19ms\nplace e5\n");
  }

  @ParameterizedTest(name = "from ply {0}")
  @CsvSource({"0", "1", "2"})
  void of_pliesThatWereReadRightly_holds(int first) throws IOException {
    var game = Told.game("e4 d5 exd5 Qxd5");
    var words = "-e2 +e4 w ~a7 -d7 +d5 b -d5 -e4 +d5 w -d8 -d5 +d4 b";
    var last = Told.trial(game, words).failures().getLast();
    assertThat(last.ply()).isEqualTo(3);
    var until = Tick.ofMillis(last.until().millis() - 2_000);

    var story = Story.of("right", new Truth(game), failure(2, last.heard(), 3, until), first);
    var file = Files.writeString(folder.resolve("right.scn"), story);

    assertThat(story).contains("press white");
    assertThat(Scenarios.failure(file)).isEmpty();
  }

  private static Failure failure(int ply, List<GameEvent> heard, int pressed, Tick until) {
    return new Failure(ply, "nothing", 0, heard, pressed, until);
  }

  private Stories write(Trial.Outcome outcome, int most) throws IOException {
    var stories = new Stories(folder, most);
    stories.write("game", outcome);
    return stories;
  }
}
