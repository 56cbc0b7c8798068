package org.escaque.simulator.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of files with games, and of files with anything else. */
class RepertoireTest {

  @TempDir private Path folder;

  private final List<String> troubles = new ArrayList<>();

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("round.pgn"), text);
  }

  @Test
  void of_gameWithAnImpossibleMove_keepsWhatWasBeforeAndTheNextGameAndTellsTheLine()
      throws IOException {
    var file =
        file(
            """
            [White "A"]

            1. e4 e5 2. Ke3 Nf6 *

            [White "B"]

            1. d4 d5 1/2-1/2
            """);

    var games = Repertoire.of(file, troubles::add);

    assertThat(games).extracting(game -> game.plies().size()).containsExactly(2, 2);
    assertThat(troubles).hasSize(1).first().asString().startsWith(file + " line 3: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "root:x:0:0:root:/root:/bin/bash", "{", "\u0000\u0001"})
  void of_textWithoutAGame_isRefusedNamingTheFile(String text) throws IOException {
    var file = file(text);

    assertThatThrownBy(() -> Repertoire.of(file, troubles::add))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file.toString());
  }

  @Test
  void of_missingFile_saysSo() {
    var missing = folder.resolve("none.pgn");

    assertThatThrownBy(() -> Repertoire.of(missing, troubles::add))
        .isInstanceOf(IOException.class)
        .hasMessage(missing + " does not exist");
  }
}
