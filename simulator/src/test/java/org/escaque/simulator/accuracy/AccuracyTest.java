package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.escaque.board.Tick;
import org.escaque.scenario.Scenarios;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.RecordedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run over a corpus, and what it prints. */
class AccuracyTest {

  private static final List<Corpus.Entry> GAMES =
      List.of(
          entry("a", Told.game("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3")),
          entry("b", Told.game("d4 d5 c4 dxc4 e4 e5 Nf3 exd4 Bxc4 Nc6 O-O Be6 Bxe6 fxe6")));

  @TempDir private Path folder;

  private final StringWriter printed = new StringWriter();

  @Test
  void run_cleanHands_nothingIsWrong() throws Exception {
    long wrong = run(GAMES, new Noise(Level.CLEAN, 0), 1, 1);

    assertThat(wrong).isZero();
    assertThat(lines())
        .contains(row("games", 2), row("plies", 30))
        .contains(row("right and certain at the press", 30, 100))
        .contains(row("wrong but certain at the press", 0, 0))
        .contains(row("games whose score is right in the end", 2, 100))
        .endsWith("wrong-but-certain 0 of 30");
    assertThat(failing()).doesNotExist();
  }

  @Test
  void run_otherMoveThanWasPlayed_isInTheResultTheLastLineAndAStory() throws Exception {
    var other = Told.game("e4 e6");
    var played = entry("c", Told.game("e4 e5"));

    long wrong =
        run(
            List.of(played),
            new Noise(Level.CLEAN, 0),
            1,
            (game, noise, seed) -> Rehearsal.of(other, noise, seed));

    assertThat(wrong).isEqualTo(1);
    assertThat(lines())
        .contains(row("right and certain at the press", 1, 50))
        .contains(row("wrong but certain at the press", 1, 50))
        .contains(row("games whose score is right in the end", 0, 0))
        .contains(row("failing plies written as stories", 1))
        .endsWith("wrong-but-certain 1 of 2");
    assertThat(Scenarios.failure(failing().resolve("clean-1-c-ply2.scn"))).endsWith("got e4 e6");
  }

  @Test
  void run_plyThatIsSettledWrongly_isInTheResultAndTheLastLine() throws Exception {
    var played = entry("c", Told.game("4k3/8/8/4p3/3p4/5N2/8/4K3 w - - 0 1", "Nxd4 Ke7 Nf5+"));

    long wrong =
        run(
            List.of(played),
            new Noise(Level.CLEAN, 0),
            1,
            (game, noise, seed) -> Told.performance(game, "-f3 w -e8 +e7 b -e5 +c4 w"));

    assertThat(wrong).isEqualTo(2);
    assertThat(lines())
        .contains(row("ambiguous, the true move among the readings", 1, 100 / 3.0))
        .contains(row("settled wrongly later", 1, 100 / 3.0))
        .contains(row("ambiguous, certain and right later", 0, 0))
        .endsWith("wrong-but-certain 2 of 3");
  }

  @Test
  void run_sameSeed_printsTheSameWhateverTheThreads() throws Exception {
    var noise = new Noise(Level.BROKEN, 50);
    run(GAMES, noise, 3, 1);
    var once = lines();
    printed.getBuffer().setLength(0);

    run(GAMES, noise, 3, 2);

    assertThat(lines()).isEqualTo(once);
  }

  @Test
  void run_otherSeed_playsOtherwise() throws Exception {
    var noise = new Noise(Level.BROKEN, 50);
    run(GAMES, noise, 3, 1);
    var once = lines();
    printed.getBuffer().setLength(0);

    run(GAMES, noise, 4, 1);

    assertThat(lines().subList(1, lines().size())).isNotEqualTo(once.subList(1, once.size()));
  }

  @Test
  void run_sweptVictims_tellsHowTheOpenOnesAreRead() throws Exception {
    long wrong = run(GAMES, new Noise(Level.CLEAN, 100), 1, 1);

    assertThat(wrong).isZero();
    assertThat(lines()).anyMatch(line -> line.startsWith("  open captures that have twins  "));
    assertThat(lines()).filteredOn(line -> line.startsWith("  resolved within ")).hasSize(5);
  }

  private long run(List<Corpus.Entry> games, Noise noise, long seed, int threads)
      throws IOException, InterruptedException {
    var out = new PrintWriter(printed);
    return new Accuracy(noise, seed, failing(), 10, () -> Tick.ZERO, out).run(games, threads);
  }

  private long run(List<Corpus.Entry> games, Noise noise, long seed, Accuracy.Players players)
      throws IOException, InterruptedException {
    var stories = new Stories(failing(), 10);
    var out = new PrintWriter(printed);
    return new Accuracy(noise, seed, stories, () -> Tick.ZERO, out, players).run(games, 1);
  }

  private Path failing() {
    return folder.resolve("failing");
  }

  private List<String> lines() {
    return printed.toString().lines().toList();
  }

  private static String row(String what, long count) {
    return String.format(Locale.ROOT, "  %-44s %9d", what, count);
  }

  private static String row(String what, long count, double percent) {
    return row(what, count) + String.format(Locale.ROOT, " %9.3f %%", percent);
  }

  private static Corpus.Entry entry(String name, RecordedGame game) {
    return new Corpus.Entry(name, () -> game);
  }
}
