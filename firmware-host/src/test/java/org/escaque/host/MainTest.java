package org.escaque.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
  }

  @Test
  void run_perft_countsByFirstMove() {
    assertThat(run("perft", "3")).isZero();
    assertThat(out.toString()).contains("e2e4: 600").endsWith("depth 3: 8902" + nl());
  }

  @Test
  void run_perftOfNoPosition_failsInOneLine() {
    assertThat(run("perft", "3", "8/8/8/8/8/8/8/8 w - - 0 1")).isEqualTo(1);
    assertThat(err.toString()).startsWith("escaque: not a position: ").hasLineCount(1);
  }

  @Test
  void run_help_namesTheCommands() {
    assertThat(run("--help")).isZero();
    assertThat(out.toString())
        .contains("board", "hall", "config", "perft", "mate", "scenario", "laws");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nonsense", "board", "config", "perft", "config check", "perft x"})
  void run_aWrongCommandLine_isToldInOneLine(String line) {
    String[] args = line.isEmpty() ? new String[0] : line.split(" ");

    assertThat(run(args)).isEqualTo(2);
    assertThat(err.toString()).startsWith("escaque: ").contains("--help").hasLineCount(1);
  }

  @Test
  void run_configCheckOfABrokenFile_printsEveryErrorAndFails(@TempDir Path folder)
      throws Exception {
    Path file = Files.writeString(folder.resolve("a.toml"), "rulings = 3\n[hall]\nid = \"A\"\n");

    assertThat(run("config", "check", file.toString())).isEqualTo(1);
    assertThat(err.toString().lines())
        .containsExactly(
            file + ": line 1: rulings: a text in quotes is needed, not the number 3",
            file + ": line 3: hall.id: \"A\" is not an id: 1 to 32 of a-z, 0-9 and -",
            "escaque: 2 problems in " + file);
  }

  @Test
  void run_configCheckOfAGoodFile_saysSo(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("a.toml"), "[hall]\nid = \"a\"\n");

    assertThat(run("config", "check", file.toString())).isZero();
    assertThat(out.toString()).contains("hall a, 0 tables, no errors");
  }

  @Test
  void run_boardWithoutATable_failsInOneLine(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("a.toml"), "[hall]\nid = \"a\"\n");

    assertThat(run("board", file.toString())).isEqualTo(1);
    assertThat(err.toString()).isEqualTo("escaque: the configuration has no [[table]]" + nl());
  }

  private static String nl() {
    return System.lineSeparator();
  }
}
