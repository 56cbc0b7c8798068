package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.DataFolder;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions with known answers from real games and from studies, and how long the answers take. */
class MateabilityTest {

  private static final long SEED = 20261130;

  private static final List<String> REAL =
      List.of("chasolver-lichess.txt", "lichess-30k-timeouts.txt", "lichess-unfair.txt");

  private static final List<String> HARD =
      List.of("chasolver-positions.txt", "cha-test-vector.txt");

  private static MateFile file(String name) {
    return MateFile.read(DataFolder.path("mateability", "open", name));
  }

  private static MateMeasure fast(MateFile file) {
    return new MateMeasure(file, "fast", asked -> CanMate.fast(asked.position(), asked.mater()));
  }

  private static MateMeasure full(MateFile file, long nodes) {
    return new MateMeasure(
        file, "full", asked -> CanMate.full(asked.position(), asked.mater(), nodes));
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

    var fast = fast(sample);
    var full = full(sample, 100_000);

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
    var rows = new ArrayList<MateMeasure>();
    var open = new ArrayList<String>();
    fast(file(REAL.getFirst()));
    System.out.println(MateMeasure.HEADER);
    for (var name : REAL) {
      rows.addAll(measure(name));
      assertThat(rows.getLast().open).as(name).isEmpty();
    }
    for (var name : HARD) {
      rows.addAll(measure(name));
      open.addAll(rows.getLast().open);
    }
    open.forEach(System.out::println);

    assertThat(rows).allSatisfy(row -> assertThat(row.wrong).isEmpty());
    assertThat(open).hasSizeLessThanOrEqualTo(20);
  }

  private static List<MateMeasure> measure(String name) {
    var file = file(name);
    var rows = List.of(fast(file), full(file, CanMate.DEFAULT_NODES));
    rows.forEach(System.out::println);
    return rows;
  }
}
