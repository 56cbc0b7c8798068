package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escaque.simulator.replay.Repertoire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CorpusTest {

  @TempDir private Path folder;

  @Test
  void of_folder_isTheGamesOfItsFilesByName() throws IOException {
    Files.writeString(folder.resolve("b.pgn"), "1. d4 *\n");
    Files.writeString(folder.resolve("a.pgn"), "1. e4 e5 *\n\n1. c4 *\n");
    Files.writeString(folder.resolve("notes.txt"), "1. a3 *\n");

    var games = Corpus.of(folder);

    assertThat(names(games)).containsExactly("a-1", "a-2", "b-1");
    assertThat(new Truth(games.get(1).game().get()).san(0)).isEqualTo("c4");
  }

  @Test
  void of_gameWithoutAMove_isLeftOut() throws IOException {
    var file = Files.writeString(folder.resolve("a.pgn"), "[White \"?\"]\n\n*\n\n1. e4 *\n");

    assertThat(names(Corpus.of(file))).containsExactly("a-2");
  }

  @Test
  void of_pathWithoutAGame_saysWhichPath() throws IOException {
    var text = Files.writeString(folder.resolve("notes.txt"), "a text without a game\n");
    var empty = Files.createFile(folder.resolve("empty.pgn"));
    var none = Files.createDirectory(folder.resolve("none"));

    for (var path : List.of(text, empty, none)) {
      assertThatThrownBy(() -> Corpus.of(path))
          .isInstanceOf(IOException.class)
          .hasMessage(path + " holds no game");
    }
  }

  @Test
  void of_fileThatIsNotThere_saysWhich() {
    var file = folder.resolve("none.pgn");

    assertThatThrownBy(() -> Corpus.of(file))
        .isInstanceOf(IOException.class)
        .hasMessage(file + " does not exist");
  }

  @Test
  void of_fileThatCannotBeRead_saysWhich() throws IOException {
    var unreadable = Files.createDirectory(folder.resolve("folder.pgn"));

    assertThatThrownBy(() -> Corpus.of(folder))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith(unreadable + " cannot be read: ");
  }

  @Test
  void own_moreThanThePastHas_isFilledUpWithRandomGames() {
    int past = Repertoire.own().size();

    var games = Corpus.own(past + 2, 5);

    assertThat(names(games)).hasSize(past + 2).doesNotHaveDuplicates();
    assertThat(names(games)).endsWith("random-" + (past + 1), "random-" + (past + 2));
    var last = new Truth(games.getLast().game().get());
    assertThat(last.plies()).isPositive();
    for (int ply = 0; ply < last.plies(); ply++) {
      assertThat(last.before(ply).legalMoves()).contains(last.move(ply));
    }
  }

  @Test
  void own_sameSeed_isTheSameGames() {
    int count = Repertoire.own().size() + 1;

    var moves = moves(Corpus.own(count, 5).getLast());

    assertThat(moves(Corpus.own(count, 5).getLast())).isEqualTo(moves);
    assertThat(moves(Corpus.own(count, 6).getLast())).isNotEqualTo(moves);
  }

  @Test
  void some_ofMany_isADrawBySeed() {
    var all = Corpus.own(40, 1);

    var drawn = names(Corpus.some(all, 12, 7));

    assertThat(drawn).hasSize(12).doesNotHaveDuplicates().isSubsetOf(names(all));
    assertThat(names(Corpus.some(all, 12, 7))).isEqualTo(drawn);
    assertThat(names(Corpus.some(all, 12, 8))).isNotEqualTo(drawn);
    assertThat(drawn).isNotEqualTo(names(all).subList(0, 12));
  }

  @Test
  void some_noMoreThanThereAre_isAllInOrder() {
    var all = Corpus.own(12, 1);

    assertThat(Corpus.some(all, 12, 7)).isEqualTo(all);
    assertThat(Corpus.some(all, 100, 7)).isEqualTo(all);
  }

  private static List<String> names(List<Corpus.Entry> games) {
    return games.stream().map(Corpus.Entry::name).toList();
  }

  private static List<Object> moves(Corpus.Entry entry) {
    return List.copyOf(entry.game().get().plies());
  }
}
