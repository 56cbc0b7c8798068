package org.escaque.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EditionReaderTest {

  private static String newest() throws java.io.IOException {
    try (var table = EditionReaderTest.class.getResourceAsStream("fide-2023.laws")) {
      return new String(Objects.requireNonNull(table).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "fifty | all | no; own:2 five columns expected, not 3",
        "fifty | all | no | 9 | R; own:2 no rule 'fifty'",
        "drops | bullet | no | 9 | R; own:2 no scope 'bullet'",
        "drops | all | maybe | 9 | R; own:2 'maybe' is not one of [yes, no]",
        "default-time | all | soon | 9 | R; own:2 'soon' is not a time, event or none",
        "rapid-from | all | 15m | 9 | R; own:2 '15m' is not over, under, from or to a time",
        "illegal-move | all | loss,+2m | 9 | R; own:2 'loss,+2m' is not restored, or times such as"
            + " +2m,+2m,loss",
        "set-up-until | all | 1000 | 9 | R; own:2 '1000' is not a number of moves or end",
        "drops | all | no | 9 | X; own:2 no certainty 'X'",
        "drops | all | no | 9 | RM; own:2 no certainty 'RM'",
        "drops | all | no | 9 | R; own no value of rapid-from for standard",
      })
  void read_badLine_isNamedWithItsReason(String line, String reason) {
    assertThatThrownBy(() -> EditionReader.read("own", "# own\n" + line + "\n"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(reason);
  }

  @Test
  void read_cellASecondTime_isRefused() throws java.io.IOException {
    var twice = newest() + "\ndrops | all | no | 1 | R # again\n";
    long line = twice.lines().count();

    assertThatThrownBy(() -> EditionReader.read("own", twice))
        .hasMessage("own:" + line + " drops all a second time");
  }

  @Test
  void read_cellMissingForOneClass_isRefused() throws java.io.IOException {
    var partial =
        newest()
            .lines()
            .filter(line -> !line.matches("illegal-move  *\\| blitz .*"))
            .collect(Collectors.joining("\n"));

    assertThatThrownBy(() -> EditionReader.read("own", partial))
        .hasMessage("own no value of illegal-move for blitz");
  }

  @Test
  void read_commentsAndCarriageReturns_areNoPartOfACell() throws java.io.IOException {
    var edition = EditionReader.read("own", newest().replace("\n", " # why\r\n"));

    assertThat(edition.cells()).isEqualTo(Editions.find("fide-2023").orElseThrow().cells());
    assertThat(edition.from()).isEqualTo("2023-01-01");
    assertThat(edition.id()).isEqualTo("own");
  }
}
