package org.escaque.laws;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.clock.TimeControl;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlertRulesTest {

  /** Standard play of 2018, where the arbiter acts unasked. */
  private static final Rulebook STANDARD = rulebook("fide-2018", PlayClass.STANDARD);

  /** Blitz of 1997, where the opponent must claim. */
  private static final Rulebook ON_CLAIM = rulebook("fide-1997", PlayClass.BLITZ);

  private static Rulebook rulebook(String edition, PlayClass playClass) {
    var terms = new Rulebook.Terms(playClass, Supervision.NONE, false, Rulings.AUTOMATIC, null);
    var control = TimeControl.parse("90m").orElseThrow();
    return Rulebook.of(Editions.find(edition).orElseThrow(), terms, control);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      textBlock =
          """
          ILLEGAL_MOVE          | 1 | true  | 4 | false | 7.5.5
          NO_MOVE               | 1 | true  | 4 | false | 7.5.3
          PROMOTION_INCOMPLETE  | 1 | true  | 4 | false | 7.5.2
          EN_PASSANT_INCOMPLETE | 1 | true  | 4 | false | 7.5.5
          CASTLING_INCOMPLETE   | 1 | true  | 4 | false | 7.5.5
          KING_CAPTURED         | 1 | true  | 4 | false | 1.4.1, 7.5
          TWO_HANDS             | 1 | true  | 4 | false | 7.5.4
          TOUCH_MOVE            | 3 | true  | 4 | false | 4.3
          DISPLACED             | 2 | true  | 2 | true  | 7.4.1
          BOTH_KINGS_IN_CHECK   | 2 | true  | 2 | true  | ''
          FLAG                  | 1 | true  | 4 | false | 6.8, 6.9
          BOTH_FLAGS            | 1 | true  | 4 | false | III.3.1
          CLAIM_ACCEPTED        | 2 | true  | 2 | true  | ''
          CLAIM_REJECTED        | 2 | true  | 2 | true  | 9.5.3
          THREEFOLD_AVAILABLE   | 4 | false | 4 | false | 9.2
          FIFTY_AVAILABLE       | 4 | false | 4 | false | 9.3
          FIVEFOLD              | 2 | true  | 2 | true  | 9.6.1
          SEVENTY_FIVE          | 2 | true  | 2 | true  | 9.6.2
          DRAW_OFFER            | 4 | false | 4 | false | 9.1.2.1
          GAME_OVER             | 4 | true  | 4 | true  | ''
          RESULT_PROPOSAL       | 2 | false | 2 | false | ''
          SET_UP                | 2 | false | 2 | false | 7.2
          ORIENTATION           | 2 | false | 2 | false | 7.2
          AMBIGUOUS_MOVE        | 3 | false | 3 | false | ''
          PROMOTION_UNCONFIRMED | 4 | false | 4 | false | ''
          RECONSTRUCTED         | 3 | false | 3 | false | ''
          DEFAULT_TIME          | 2 | false | 2 | false | 6.7.1
          SCORE_EXEMPT          | 4 | false | 4 | false | 8.4
          PAUSE                 | 1 | true  | 1 | true  | ''
          NOT_ANNOUNCED         | 3 | true  | 3 | true  | D.2
          CLOCK_SIDE            | 2 | false | 2 | false | ''
          CLOCK_LOST            | 2 | false | 2 | false | ''
          SENSOR_FAULT          | 3 | false | 3 | false | ''
          BOARD_LOST            | 3 | false | 3 | false | ''
          DROP_REJECTED         | 2 | true  | 2 | true  | ''
          """)
  void kind_levelSignalAndArticle_followTheTables(
      AlertKind kind,
      int level,
      boolean signal,
      int levelOnClaim,
      boolean signalOnClaim,
      String article) {
    assertThat(AlertRules.level(STANDARD, kind)).isEqualTo(level);
    assertThat(AlertRules.maySignal(STANDARD, kind)).isEqualTo(signal);
    assertThat(AlertRules.level(ON_CLAIM, kind)).isEqualTo(levelOnClaim);
    assertThat(AlertRules.maySignal(ON_CLAIM, kind)).isEqualTo(signalOnClaim);
    assertThat(AlertRules.article(STANDARD, kind)).isEqualTo(article);
  }

  @ParameterizedTest
  @CsvSource({
    "fide-2018, STANDARD, ILLEGAL_MOVE, AT_ONCE",
    "fide-2018, STANDARD, PROMOTION_INCOMPLETE, AT_ONCE",
    "fide-2018, BLITZ, FLAG, WHEN_OBSERVED",
    "fide-2018, RAPID, TOUCH_MOVE, WHEN_OBSERVED",
    "fide-1997, BLITZ, BOTH_FLAGS, ON_CLAIM",
  })
  void kind_isRuledWhenItsCellSays(
      String edition, PlayClass playClass, AlertKind kind, Ruled ruled) {
    assertThat(AlertRules.ruled(rulebook(edition, playClass), kind)).isEqualTo(ruled);
  }

  @ParameterizedTest
  @CsvSource({"FLAG, 4, false", "BOTH_FLAGS, 1, true"})
  void flags_inBlitzOf2009_areCalledByTheArbiterOnlyWhenBothAreDown(
      AlertKind kind, int level, boolean signal) {
    var laws = rulebook("fide-2009", PlayClass.BLITZ);

    assertThat(AlertRules.level(laws, kind)).isEqualTo(level);
    assertThat(AlertRules.maySignal(laws, kind)).isEqualTo(signal);
    assertThat(AlertRules.arbiterMayAct(laws, kind)).isEqualTo(signal);
  }
}
