package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.escaque.board.Side;
import org.escaque.clock.ClockTime;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExactnessTest {

  @ParameterizedTest(name = "twins {0}, readings after plies {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Nxd4 Nxe5 | Nxe5 Nxd4 | EXACT",
        "Nxd4 Nxe5 | Bxa4 Bxb5, Nxe5 Nxd4 | EXACT",
        // More than the twins: only an open ply before explains it.
        "Nxd4 Nxe5 | Nxd4 Nxe5 Nxg5 | INEXACT",
        "Nxd4 Nxe5 | , Nxd4 Nxe5 Nxg5 | INEXACT",
        "Nxd4 Nxe5 | Bxa4 Bxb5, Nxd4 Nxe5 Nxg5 | CHAINED",
        "Nxd4 Nxe5 | Bxa4 Bxb5, , Nxd4 Nxe5 Nxg5 | CHAINED",
        // One twin is missing, whatever was before.
        "Nxd4 Nxe5 | Nxd4 | INEXACT",
        "Nxd4 Nxe5 | Bxa4 Bxb5, Nxd4 Nxg5 | INEXACT",
      })
  void of_readingsOfTheLastPly_areComparedWithTheTwins(
      String twins, String plies, Exactness expected) {
    var score = new ArrayList<ScoredPly>();
    for (var readings : plies.split(",", -1)) {
      score.add(ply(words(readings)));
    }

    assertThat(Exactness.of(Set.copyOf(words(twins)), score)).isEqualTo(expected);
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split(" ", -1));
  }

  private static ScoredPly ply(List<String> readings) {
    var mark = readings.isEmpty() ? Mark.NONE : Mark.AMBIGUOUS;
    var san = readings.isEmpty() ? "Kd2" : readings.getFirst();
    return new ScoredPly(Side.WHITE, san, "e1d2", new ClockTime(0), Duration.ZERO, mark, readings);
  }
}
