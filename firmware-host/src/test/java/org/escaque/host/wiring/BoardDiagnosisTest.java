package org.escaque.host.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardDiagnosisTest {

  /** What a technician sees who walks over a board with one fault. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          none               |
          swap-columns a c   | error: board: columns a and c are swapped
          swap-columns g h   | error: board: columns g and h are swapped
          swap-rows 1 8      | error: board: rows 1 and 8 are swapped
          dead e4            | error: e4: is dead: no contact closes
          dead-column b      | error: column b: is dead: none of its squares is felt
          bridge e4 e5       | error: e4: is bridged with e5
          bridge a1 b2       | error: a1: is bridged: men on rank 2 close it; error: b2: is bridged: men on rank 1 close it
          bridge-columns c   | error: columns c and d: are bridged
          no-diode d3        | error: d3: its diode is missing or bridged: ghosts on rank 4
          no-diode h8        | error: h8: its diode is missing or bridged: ghosts on rank 7
          mirror             | error: board: is mirrored: the list of columns is the wrong way round
          turn               | error: board: lies half round: turn it, or change its orientation by half a turn
          """)
  void of_oneFault_namesItAndNothingElse(String fault, String expected) {
    var findings = BoardDiagnosis.of(walk(FaultyMatrix.of(fault.strip()), true));

    assertThat(findings.stream().map(Finding::toString).toList())
        .isEqualTo(expected == null ? List.of() : List.of(expected.split("; ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          swap-columns a c   | error: board: columns a and c are swapped
          dead e4            | error: e4: is dead: no contact closes
          bridge e4 e5       | error: e4: is bridged with e5
          """)
  void of_withoutDiodesToTest_namesTheSame(String fault, String expected) {
    var findings = BoardDiagnosis.of(walk(FaultyMatrix.of(fault.strip()), false));

    assertThat(findings.stream().map(Finding::toString).toList()).containsExactly(expected);
  }

  private static List<Observation> walk(FaultyMatrix matrix, boolean diodes) {
    var seen = new ArrayList<Observation>();
    for (var square : Square.all()) {
      int row = diodes ? square.rank() ^ 1 : -1;
      var filled = new Occupancy(diodes ? 0xffL << (8 * row) : 0);
      long background = matrix.read(filled).bits();
      long read = matrix.read(filled.with(square)).bits();
      seen.add(
          new Observation(
              square, new Occupancy(read & ~background), new Occupancy(background), row));
    }
    return seen;
  }
}
