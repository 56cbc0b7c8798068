package org.escaque.simulator.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.escaque.host.Main;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccuracyCommandTest {

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void run_gamesOfAFile_printsTheCountAndEndsWell() throws IOException {
    var file = Files.writeString(folder.resolve("a.pgn"), "1. e4 e5 2. Nf3 *\n");

    int code = run("--level", "clean", "--pgn", file.toString());

    assertThat(err.toString()).isEmpty();
    assertThat(out.toString().lines()).last().isEqualTo("wrong-but-certain 0 of 3");
    assertThat(code).isZero();
  }

  @Test
  void run_pathWithoutGames_saysSoInOneLine() throws IOException {
    var nothing = folder.resolve("none.pgn");
    assertRefused(nothing, "no such file or folder: " + nothing);
    var text = Files.writeString(folder.resolve("notes.txt"), "a text without a game\n");
    assertRefused(text, text + " holds no game");
    var broken = Files.createDirectories(folder.resolve("games").resolve("a.pgn"));
    assertRefused(broken.getParent(), broken + " cannot be read: java.io.IOException: ");
  }

  private void assertRefused(Path pgn, String reason) {
    err.getBuffer().setLength(0);

    int code = run("--level", "clean", "--pgn", pgn.toString());

    assertThat(code).isEqualTo(1);
    assertThat(err.toString().lines()).hasSize(1).first().asString().contains(reason);
    assertThat(out.toString()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--level wood | --level is clean, club, rough, broken or club-broken, not 'wood'",
        "--sweep 101 | --sweep is a percentage, not 101",
        "--sweep -1 | --sweep is a percentage, not -1",
      })
  void run_impossibleOptions_saysWhich(String options, String reason) {
    int code = run(options.split(" ", -1));

    assertThat(code).isEqualTo(1);
    assertThat(err.toString().lines()).containsExactly("escaque: " + reason);
  }

  private int run(String... options) {
    var failing = List.of("accuracy", "--failing", folder.resolve("failing").toString());
    var line = Stream.concat(failing.stream(), Stream.of(options)).toArray(String[]::new);
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), line);
  }
}
