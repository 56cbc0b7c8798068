package org.escaque.host.wiring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeverDiagnosisTest {

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      delimiter = '|',
      textBlock =
          """
          left_lever | left_lever             | -  | -
          left_lever | right_lever            | -  | is wired to the line of right_lever
          left_lever | left_lever right_lever | -  | closes right_lever too
          pause      | -                      | 22 | is wired to BCM 22 (pin 15)
          left_call  | -                      | -  | is dead: no line changes when it is pressed
          """)
  void finding_whatWasPressed_namesTheWrongLine(
      String asked, String pressed, Integer strange, String expected) {
    Set<String> keys =
        pressed == null ? Set.of() : Arrays.stream(pressed.split(" ")).collect(Collectors.toSet());
    Set<Integer> lines = strange == null ? Set.of() : Set.of(strange);

    var finding = new LeverDiagnosis(asked, keys, lines).finding();

    assertThat(finding.map(Finding::text).orElse(null)).isEqualTo(expected);
  }
}
