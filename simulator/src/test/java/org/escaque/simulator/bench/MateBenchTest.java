package org.escaque.simulator.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.mate.CanMate;
import org.escaque.host.CommandFailed;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions with known answers from real games and from studies, and how long the answers take. */
class MateBenchTest {

  private static final long SEED = 20261130;

  private static final List<String> REAL =
      List.of("chasolver-lichess.txt", "lichess-30k-timeouts.txt", "lichess-unfair.txt");

  private static final List<String> HARD =
      List.of("chasolver-positions.txt", "cha-test-vector.txt");

  /** A file in the folder of foreign data; without the folder the test is skipped and says so. */
  private static MateFile file(String name) {
    var data = System.getenv("ESCAQUE_DATA");
    if (data == null) {
      System.out.println("ESCAQUE_DATA is absent: tests on mateability are skipped");
    }
    Assumptions.assumeTrue(data != null, "ESCAQUE_DATA is absent");
    return MateFile.read(Path.of(String.valueOf(data), "mateability", "open", name));
  }

  @ParameterizedTest
  @CsvSource({
    "chasolver-lichess.txt, 1500",
    "lichess-30k-timeouts.txt, 1500",
    "lichess-unfair.txt, 1500",
    "chasolver-positions.txt, 150",
    "cha-test-vector.txt, 150",
    "hard-issues.txt, 13"
  })
  void anyPart_sample_hasNoWrongAnswer(String name, int size) {
    var sample = file(name).sample(size, SEED);

    var fast = MateBench.fast(sample);
    var full = MateBench.full(sample, 100_000);

    assertThat(fast.wrong).as("seed %s", SEED).isEmpty();
    assertThat(full.wrong).as("seed %s", SEED).isEmpty();
    if (REAL.contains(name)) {
      assertThat(full.open).as("seed %s", SEED).isEmpty();
    }
  }

  /** All files; prints the table. */
  @Test
  @Tag("full")
  void full_allFiles_settlesAllRealGamesAndNearlyAllStudies() {
    var open = new ArrayList<String>();
    MateBench.fast(file(REAL.getFirst()));
    System.out.println(MateMeasure.HEADER);
    for (var name : REAL) {
      assertThat(measure(name)).as(name).isEmpty();
    }
    for (var name : HARD) {
      open.addAll(measure(name));
    }
    open.forEach(System.out::println);

    assertThat(open).hasSizeLessThanOrEqualTo(20);
  }

  /** Asserts that nothing is wrong; what is open. */
  private static List<String> measure(String name) {
    var file = file(name);
    var fast = MateBench.fast(file);
    System.out.println(fast);
    var full = MateBench.full(file, CanMate.DEFAULT_NODES);
    System.out.println(full);
    assertThat(fast.wrong).as(name).isEmpty();
    assertThat(full.wrong).as(name).isEmpty();
    return full.open;
  }

  @Test
  void run_filesOfAFolder_printsATableAndWhatIsWrong(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("a.txt"),
        """
        FEN;white|black;winnable|unwinnable
        # a comment

        8/8/4k3/8/8/3K4/3R4/8 w - - 0 1;white;winnable;7
        8/8/4k3/8/8/3K4/3R4/8 w - - 0 1;black;unwinnable
        """);
    var out = new StringWriter();

    assertThat(new MateBench(new PrintWriter(out)).run(folder)).isTrue();

    assertThat(out.toString().lines()).hasSize(3);
    assertThat(out.toString().lines().toList().get(1)).matches("a.txt +fast +2 +1/1 +1 +0 .*");
    assertThat(out.toString().lines().toList().get(2)).matches("a.txt +full +2 +1/1 +0 +0 .*");
    Files.writeString(folder.resolve("b.txt"), "8/8/4k3/8/8/3K4/3R4/8 w - - 0 1;black;winnable\n");
    assertThat(new MateBench(new PrintWriter(out)).run(folder)).isFalse();
    assertThat(out.toString())
        .contains("wrong: b.txt line 1: 8/8/4k3/8/8/3K4/3R4/8 w - - 0 1, black, winnable answered");
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " -> ",
      value = {
        "8/8/8 w;white;winnable -> a.txt line 1: not a FEN: placement ends on rank 6 after 8"
            + " squares at character 6",
        "8/8/8/8/8/8/8/4K3 w - -;white;winnable -> a.txt line 1: not a position: a side has no"
            + " king",
        "8/8/4k3/8/8/8/8/4K3 w - -;green;winnable -> a.txt line 1: 'green' is no side",
        "8/8/4k3/8/8/8/8/4K3 w - -;white;lost -> a.txt line 1: 'lost' is no answer",
        "8/8/4k3/8/8/8/8/4K3 w - - -> a.txt line 1: not FEN;white|black;winnable|unwinnable"
      })
  void read_badLine_saysWhereAndWhy(String line, String message, @TempDir Path folder)
      throws IOException {
    var file = folder.resolve("a.txt");
    Files.writeString(file, line + "\n");

    assertThatThrownBy(() -> MateFile.read(file))
        .isInstanceOf(CommandFailed.class)
        .hasMessageStartingWith(message);
  }

  @Test
  void folder_missingOrEmpty_isSaid(@TempDir Path folder) {
    var absent = folder.resolve("absent");

    assertThatThrownBy(() -> MateBench.folder(absent))
        .isInstanceOf(CommandFailed.class)
        .hasMessage("there is no folder " + absent);
    assertThatThrownBy(() -> MateFile.in(folder))
        .isInstanceOf(CommandFailed.class)
        .hasMessage("no file *.txt in " + folder);
  }
}
