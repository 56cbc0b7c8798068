package org.escaque.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PgnFilesTest {

  @TempDir Path folder;

  @Test
  void write_someBoards_combinesThemInBoardOrder() throws IOException {
    var files = new PgnFiles(folder);

    files.write(3, 10, game(10, "1. e4 *"));
    files.write(3, 2, game(2, "1. d4 *"));
    files.write(3, 10, game(10, "1. e4 e5 *"));

    assertThat(Files.readString(folder.resolve("round-3/game-10.pgn")))
        .isEqualTo("[Round \"3.10\"]\n\n1. e4 e5 *\n");
    assertThat(Files.readString(folder.resolve("round-3/games.pgn")))
        .isEqualTo("[Round \"3.2\"]\n\n1. d4 *\n\n[Round \"3.10\"]\n\n1. e4 e5 *\n");
  }

  @Test
  void write_afterRestart_keepsTheGamesOfBefore() throws IOException {
    new PgnFiles(folder).write(1, 1, game(1, "1. e4 *"));

    new PgnFiles(folder).write(1, 2, game(2, "1. c4 *"));

    assertThat(Files.readString(new PgnFiles(folder).games(1))).contains("3.1").contains("3.2");
  }

  @Test
  void write_sameText_leavesFilesAlone() throws IOException {
    var files = new PgnFiles(folder);
    files.write(1, 1, game(1, "1. e4 *"));
    var before = Files.readAttributes(files.games(1), "unix:ino,lastModifiedTime");

    files.write(1, 1, game(1, "1. e4 *") + "\n\n");

    assertThat(Files.readAttributes(files.games(1), "unix:ino,lastModifiedTime")).isEqualTo(before);
  }

  @Test
  void write_whileRead_neverShowsHalfAFile() throws Exception {
    var files = new PgnFiles(folder);
    var done = new AtomicBoolean();
    var writer =
        Thread.ofVirtual()
            .start(
                () -> {
                  for (int i = 0; i < 100; i++) {
                    try {
                      files.write(1, 1, game(1, "1. e4 ".repeat(1 + i * 37 % 500) + "*"));
                    } catch (IOException e) {
                      throw new AssertionError(e);
                    }
                  }
                  done.set(true);
                });

    int read = 0;
    while (!done.get() && writer.isAlive()) {
      try {
        assertThat(Files.readString(files.games(1))).startsWith("[Round").endsWith("*\n");
        read++;
      } catch (NoSuchFileException e) {
        assertThat(read).as("files seen before this one went missing").isZero();
      }
    }

    writer.join();
    assertThat(done).isTrue();
    try (var left = Files.list(folder.resolve("round-1"))) {
      assertThat(left.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("game-1.pgn", "games.pgn");
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "-1, 1", "1, 0"})
  void write_numberBelowOne_isRefused(int round, int board) {
    assertThatThrownBy(() -> new PgnFiles(folder).write(round, board, "*"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a number from 1 on");
  }

  private static String game(int board, String moves) {
    return "[Round \"3." + board + "\"]\n\n" + moves + "\n";
  }
}
