package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is counted when a table is told one thing and another was played. */
class WitnessTest {

  /** A knight on f3 may take on d4 or e5; nobody feels which. */
  private static final String TWINS = "4k3/8/8/4p3/3p4/5N2/8/4K3 w - - 0 1";

  /** A pawn on a7 becomes something. */
  private static final String PROMOTION = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";

  /** A pawn on b7 becomes something on a8 or c8. */
  private static final String PROMOTIONS = "r1r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";

  @ParameterizedTest(name = "played {0}, told {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "e4 e5 | -e2 +e4 w -e7 +e5 b | CERTAIN 2",
        // Another move than was played, without a sign of doubt.
        "e4 | -d2 +d4 w | WRONG 1",
        "e4 | -e2 +e3 w | WRONG 1",
        // Told as illegal though it was not: only contacts that are all believed prove it.
        "e4 | -e2 +e5 w | WRONG 1",
        "e4 | ?a8 -e2 +e5 w | DOUBTED 1",
        "e4 | w | MISSED 1",
        "e4 | lost w | UNSEEN 1",
      })
  void accept_pressFromTheNormalPosition_isCountedAsItWasRead(
      String played, String words, String readings) {
    var tally = Told.trial(Told.game(played), words).tally();

    assertThat(readings(tally)).isEqualTo(readings);
  }

  @ParameterizedTest(name = "played {0}, told {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // The table's best reading, the other one, and one that does not fit.
        "Nxd4 | -f3 w | BEST 1 | 1",
        "Nxe5 | -f3 w | AMONG 1 | 1",
        "Ke2 | -f3 w | LOST 1 | 1",
        // Seen to leave: nothing is open.
        "Nxe5 | -e5 -f3 +e5 w | CERTAIN 1 | 0",
      })
  void accept_sweptCapture_isCountedByWhatWasPlayed(
      String played, String words, String readings, long open) {
    var tally = Told.trial(Told.game(TWINS, played), words).tally();

    assertThat(readings(tally)).isEqualTo(readings);
    assertThat(tally.open()).isEqualTo(open);
    assertThat(tally.wrong()).isZero();
  }

  @ParameterizedTest(name = "played {1}, told {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        PROMOTION + " | a8=Q+ | -a7 +a8 w | UNNAMED 1",
        PROMOTION + " | a8=N | -a7 +a8 w | UNNAMED 1",
        PROMOTION + " | a8=N | -a7 +a8 =n w | CERTAIN 1",
        PROMOTION + " | a8=Q+ | -a7 +a8 =n w | WRONG 1",
        PROMOTION + " | Kd1 | -a7 +a8 w | WRONG 1",
        PROMOTIONS + " | bxc8=Q+ | -b7 w | UNNAMED 1",
        PROMOTIONS + " | bxc8=N | -b7 w | UNNAMED 1",
        PROMOTIONS + " | bxa8=N | -b7 w | AMONG 1",
      })
  void accept_promotion_isCountedApartWhereNobodyNamedIt(
      String fen, String played, String words, String readings) {
    var tally = Told.trial(Told.game(fen, played), words).tally();

    assertThat(readings(tally)).isEqualTo(readings);
    assertThat(tally.plies()).isEqualTo(1 - tally.of(Reading.UNNAMED));
  }

  @Test
  void accept_openPlyThatBecomesCertainlyAnother_isSettledWrongly() {
    var outcome = Told.trial(Told.game(TWINS, "Nxd4 Ke7 Nf5+"), "-f3 w -e8 +e7 b -e5 +c4 w");

    var tally = outcome.tally();
    assertThat(readings(tally)).isEqualTo("CERTAIN 1, BEST 1, WRONG 1");
    assertThat(tally.settledWrong()).isEqualTo(1);
    assertThat(tally.resolved()).isZero();
    assertThat(tally.wrong()).isEqualTo(2);
    assertThat(outcome.failures())
        .extracting(Failure::what)
        .containsExactly("settled later as Nxe5, played Nxd4", "WRONG Nc4, played Nf5+");
  }

  @Test
  void accept_promotionThatShowsAsAnother_isSettledWrongly() {
    var words = "-a7 +a8 w -e8 +d7 b -a8 +b6 w";
    var tally = Told.trial(Told.game(PROMOTION, "a8=Q+ Kd7 Kd1"), words).tally();

    assertThat(readings(tally)).isEqualTo("CERTAIN 1, WRONG 1, UNNAMED 1");
    assertThat(tally.settledWrong()).isEqualTo(1);
  }

  @Test
  void tally_openPlyThatBecomesRight_isResolvedByTheLaterPliesPlayed() {
    var words = "-f3 w -e8 +e7 b -e5 +c4 w";
    var tally = Told.trial(Told.game(TWINS, "Nxe5 Ke7 Nc4"), words).tally();

    assertThat(readings(tally)).isEqualTo("CERTAIN 2, AMONG 1");
    assertThat(tally.settledWrong()).isZero();
    assertThat(tally.resolved()).isEqualTo(1);
    assertThat(tally.twins()).isEqualTo(1);
    assertThat(tally.exactly()).isEqualTo(1);
    assertThat(tally.resolvedWithin(1)).isZero();
    assertThat(tally.resolvedWithin(2)).isEqualTo(1);
  }

  @ParameterizedTest(name = "played {0}, told {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "e4 | lost -d2 +d4 w back | UNSEEN 1",
        "e4 e5 | lost -d2 +d4 w -e7 +e5 b back | UNSEEN 2",
        "e4 e5 Nf3 | lost -d2 +d4 w -e7 +e5 b back -g1 +f3 w | CERTAIN 1, UNSEEN 2",
      })
  void finish_pliesThatCameAfterTheirPressAreWrong_areSettledWrongly(
      String played, String words, String readings) {
    var tally = Told.trial(Told.game(played), words).tally();

    assertThat(readings(tally)).isEqualTo(readings);
    assertThat(tally.settledWrong()).isEqualTo(1);
    assertThat(tally.equal()).isZero();
  }

  @Test
  void finish_pliesThatCameAfterTheirPressAreRight_areNotWrong() {
    var words = "lost -e2 +e4 w -e7 +e5 b back";
    var tally = Told.trial(Told.game("e4 e5"), words).tally();

    assertThat(readings(tally)).isEqualTo("UNSEEN 2");
    assertThat(tally.wrong()).isZero();
    assertThat(tally.equal()).isEqualTo(1);
  }

  @ParameterizedTest(name = "played {1}, told {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        TWINS + " | Nxd4 | -f3 w | 1",
        TWINS + " | Nxe5 | -f3 w | 0",
        PROMOTION + " | a8=N | -a7 +a8 w | 1",
        PROMOTION + " | a8=Q+ | -a7 +a8 =n w | 0",
        PROMOTION + " | Kd1 | w | 0",
      })
  void finish_scoreInTheEnd_isEqualIfTheBestReadingsAreRight(
      String fen, String played, String words, long equal) {
    assertThat(Told.trial(Told.game(fen, played), words).tally().equal()).isEqualTo(equal);
  }

  @ParameterizedTest(name = "{0}: {1} in time, {2} late")
  @CsvSource({
    // A man stands on h8 from the start; six plies are played.
    "?h8 1 2 3 4 5 6, 1, 0",
    "1 2 3 4 5 ?h8 6, 1, 0",
    "1 2 3 4 5 6 ?h8, 0, 1",
    "1 2 3 4 5 6, 0, 1",
    "1 2 3 4 5, 0, 1",
    // Nobody can say yet.
    "1 2 3 4, 0, 0",
  })
  void tally_brokenSquare_isNamedInTimeWithinFivePlies(String order, long inTime, long late) {
    var plies = "-e2 +e4 w,-e7 +e5 b,-g1 +f3 w,-b8 +c6 b,-f1 +b5 w,-a7 +a6 b".split(",", -1);
    var words =
        Arrays.stream(order.split(" ", -1))
            .map(word -> word.startsWith("?") ? word : plies[Integer.parseInt(word) - 1])
            .collect(Collectors.joining(" "));
    var game = Told.game("e4 e5 Nf3 Nc6 Bb5 a6");
    var performance = Told.performance(game, words, Occupancy.of(Square.H8), Occupancy.EMPTY);

    var tally = Told.trial(game, performance).tally();

    assertThat(tally.namedInTime()).isEqualTo(inTime);
    assertThat(tally.namedLate()).isEqualTo(late);
  }

  /** How often each reading was counted, in the order of the enum. */
  private static String readings(Tally tally) {
    return Arrays.stream(Reading.values())
        .filter(reading -> tally.of(reading) > 0)
        .map(reading -> reading + " " + tally.of(reading))
        .collect(Collectors.joining(", "));
  }
}
