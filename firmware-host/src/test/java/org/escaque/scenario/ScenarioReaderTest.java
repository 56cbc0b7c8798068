package org.escaque.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is a story, and which line is to blame if a file is none. */
class ScenarioReaderTest {

  private static ScenarioError errorOf(String text) {
    return switch (ScenarioReader.read("own.scn", text)) {
      case ScenarioReader.Reading.NoStory(var error) -> error;
      case ScenarioReader.Reading.Story story -> throw new AssertionError("read: " + story);
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lift e9 | square expected, not 'e9'",
        "lift | square missing",
        "lift e2 e4 | unexpected 'e4'",
        "jump e2 e4 | unknown statement 'jump'",
        "press green | white or black expected, not 'green'",
        "wait 5 | duration such as 250ms, 10s, 2m, 1h expected, not '5'",
        "play castle | move expected, not 'castle'",
        "promote king | piece expected, not 'king'",
        "claim white mate | kind of claim expected, not 'mate'",
        "arbiter intervene mess | alert kind expected, not 'mess'",
        "arbiter sleep | the arbiter cannot 'sleep'",
        "arbiter result * | a result of a finished game expected",
        "expect fun | nothing can be expected of 'fun'",
        "expect clock white 90 | time '90' at 2: ':' expected",
        "expect result 2-0 | result expected, not '2-0'",
        "expect position 8/8 w | the first four fields of a FEN expected",
        "expect record e4 Zz | move expected, not 'Zz'",
        "laws fide-1066 | edition expected, not 'fide-1066'",
        "time 90 | time control '90' at 2: unit ms, s, m or h expected",
        "supervision some | full or none expected",
        "illegal white x black 0 | number expected, not 'x'",
        "board away | lost or back expected, not 'away'",
      })
  void read_wrongLine_isNamedWithItsReason(String line, String reason) {
    var error = errorOf("title A story\n\n# a remark\n" + line + "\n");

    assertEquals("own.scn:4 " + reason, error.toString());
  }

  @Test
  void read_headerAfterTheFirstAction_isAnError() {
    assertEquals(
        "own.scn:2 'laws' belongs before the first action",
        errorOf("press white\nlaws fide-2009\n").toString());
  }

  @Test
  void read_headerTwice_isAnError() {
    assertEquals(2, errorOf("time 5m\ntime 5m\n").line());
  }

  @Test
  void read_matesAndRemarks_areToldApart() {
    var reading = ScenarioReader.read("own.scn", "play Qh4# # mate\nexpect record f3 e5 g4 Qh4#\n");

    assertTrue(reading instanceof ScenarioReader.Reading.Story);
  }

  @Test
  void run_impossibleHeader_failsWithoutRunning() {
    var reading = ScenarioReader.read("own.scn", "fen nonsense\npress white\n");

    var scenario = ((ScenarioReader.Reading.Story) reading).scenario();
    var failure = ScenarioRunner.run(scenario, Scenarios.CORE, (statement, story) -> {}).failure();

    assertEquals(
        List.of("a game that can begin"),
        failure == null ? List.of() : List.of(failure.expected()));
  }
}
