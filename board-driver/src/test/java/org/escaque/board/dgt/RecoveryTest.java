package org.escaque.board.dgt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.escaque.board.Tick;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is made of a board's log: {@code e4P} for a change, {@code R59} for a press at 59 seconds.
 */
class RecoveryTest {

  private static List<LogRecord> records(String text) {
    var records = new ArrayList<LogRecord>();
    for (var word : text.isEmpty() ? new String[0] : text.split(" ")) {
      switch (word.charAt(0)) {
        case 'L', 'R' ->
            records.add(
                new LogRecord.Pressed(word.charAt(0) == 'L', Integer.parseInt(word.substring(1))));
        case '!' -> records.add(new LogRecord.PoweredUp());
        default -> records.add(change(word));
      }
    }
    return records;
  }

  private static LogRecord.Change change(String word) {
    char man = word.charAt(2) == '-' ? ' ' : word.charAt(2);
    return new LogRecord.Change(Sessions.square(word.substring(0, 2)), man);
  }

  private static Men after(String changes) {
    var men = FakeBoard.START;
    for (var record : records(changes)) {
      if (record instanceof LogRecord.Change(var square, char man)) {
        men = men.with(square, man);
      }
    }
    return men;
  }

  private static String text(Recovery recovery) {
    return recovery.plies().stream()
            .map(ply -> text(ply.changes()) + (ply.left() ? " L" : " R"))
            .collect(Collectors.joining(" "))
        + (recovery.rest().isEmpty() ? "" : " " + text(recovery.rest()));
  }

  private static String text(List<LogRecord.Change> changes) {
    return changes.stream()
        .map(change -> "" + change.square() + (change.man() == ' ' ? '-' : change.man()))
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "[{index}] heard {0}, {1} and {2} s shown, then {3}")
  @CsvSource({
    // Changes up to each press, and what came after the last.
    "'',      60, 60, e2- e4P L58 e7- e5p R57 g1-,            e2- e4P L e7- e5p R g1-",
    // A lever is noted at once, a man when the scan comes by: he belongs to who pressed.
    "'',      60, 60, e2- L58 e4P e7- R57 e5p,                e2- e4P L e7- e5p R",
    // A man who was on his way did not stop where he was found when his player pressed.
    "'',      60, 60, b2- b3P L58 b3- b4P e7- e5p R57,        b2- b3P b3- b4P L e7- e5p R",
    // What was heard is not told again.
    "e2- e4P, 58, 60, e2- e4P L58 e7- e5p R57,                e7- e5p R",
    // The lever went down right after it, and nobody heard of that.
    "e2- e4P, 60, 60, e2- e4P L58 e7- e5p R57,                ' L e7- e5p R'",
    // The men tell nothing of the first plies, who went to and fro; the clock does.
    "'',      60, 60, b1- a3N L58 b8- c6n R57 a3- b1N L55 c6- b8n R54 e2- e4P L53,"
        + " b1- a3N L b8- c6n R a3- b1N L c6- b8n R e2- e4P L",
    "'',      55, 54, b1- a3N L58 b8- c6n R57 a3- b1N L55 c6- b8n R54 e2- e4P L53, e2- e4P L",
  })
  void find_tellsTheUnheardPart(String heard, int left, int right, String log, String expected) {
    var last = new Heard();
    int lever = left < right ? 0x02 : 0;
    last.clock(
        new ClockFrame(0, right / 60, coded(right % 60), 0, left / 60, coded(left % 60), lever));
    var before = after(heard);
    for (var record : records(heard)) {
      last.add((LogRecord.Change) record, Tick.ZERO);
    }

    var found = Recovery.find(before, after(log), records(log), last);

    assertThat(found.map(RecoveryTest::text)).contains(expected);
  }

  private static int coded(int seconds) {
    return seconds / 10 << 4 | seconds % 10;
  }

  @ParameterizedTest
  @CsvSource({"e2- e4P L58 !, e2- e4P", "d2- d4P L58, e2- e4P"})
  void find_inALogThatDoesNotLeadThere_findsNothing(String log, String now) {
    assertThat(Recovery.find(FakeBoard.START, after(now), records(log), new Heard())).isEmpty();
  }
}
