package org.escaque.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.clock.TimeControl;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Penalties, times and results as the tables give them. */
class VerdictsTest {

  /** White has a pawn, Black a bare king. */
  private static final String BARE = "8/8/8/8/8/4k3/4P3/4K3 w - - 0 1";

  private static final String FULL = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";

  private static Rulebook rulebook(String edition, String time) {
    var terms = new Rulebook.Terms(null, Supervision.NONE, false, Rulings.AUTOMATIC, null);
    return Rulebook.of(
        Editions.find(edition).orElseThrow(), terms, TimeControl.parse(time).orElseThrow());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-1997, 90m, 0, 0, 0, *",
    "fide-1997, 90m, 5, 5, 0, *",
    "fide-2009, 90m, 0, 1, 120, *",
    "fide-2009, 90m, 1, 2, 120, *",
    "fide-2009, 90m, 2, 3, 0, 0-1 illegal-moves",
    "fide-2009, 90m, 7, 8, 0, 0-1 illegal-moves",
    "fide-2014, 90m, 1, 2, 0, 0-1 illegal-moves",
    "fide-2014, 5m, 0, 1, 0, 0-1 illegal-moves",
    "fide-2023, 20m, 0, 1, 60, *",
    "fide-2023, 20m, 1, 2, 0, 0-1 illegal-moves",
  })
  void illegalMove_costsWhatTheTableSays(
      String edition, String time, int before, int number, long bonus, String outcome) {
    var penalty =
        Verdicts.illegalMove(rulebook(edition, time), Side.WHITE, before, Position.ofFen(FULL));

    assertEquals(number, penalty.number());
    assertEquals(Duration.ofSeconds(bonus), penalty.bonus());
    assertEquals(outcome, penalty.outcome().orElse(Outcome.OPEN).toString());
    assertEquals(false, penalty.undecided());
    assertEquals(rulebook(edition, time).article(Rule.ILLEGAL_MOVE), penalty.article());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-2001, 90m, 2, 0-1 illegal-moves",
    "fide-2005, 90m, 2, 0-1 illegal-moves",
    "fide-2009, 90m, 2, 1/2-1/2 illegal-moves",
    "fide-2018, 90m, 1, 1/2-1/2 illegal-moves",
    "fide-1997, 5m, 0, 1/2-1/2 illegal-moves",
    "fide-2005, 5m, 0, 1/2-1/2 illegal-moves",
  })
  void lossAgainstABareKing_isADrawSince2009(
      String edition, String time, int before, String outcome) {
    var penalty =
        Verdicts.illegalMove(rulebook(edition, time), Side.WHITE, before, Position.ofFen(BARE));

    assertEquals(outcome, penalty.outcome().orElseThrow().toString());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-2023, 90m, white, 1/2-1/2 time",
    "fide-2023, 90m, black, 1-0 time",
    "fide-1997, 5m, white, 1/2-1/2 time",
    "fide-1997, 5m, black, 1-0 time",
  })
  void flagFallen_asksWhetherTheOtherCanMate(
      String edition, String time, String fallen, String outcome) {
    var side = fallen.equals("white") ? Side.WHITE : Side.BLACK;

    var result = Verdicts.flagFallen(rulebook(edition, time), side, Position.ofFen(BARE));

    assertEquals(outcome, result.orElseThrow().toString());
  }

  @ParameterizedTest
  @CsvSource({
    "8/8/4k3/8/3nn3/8/8/4K3 w - - 0 1, 1/2-1/2 time",
    "8/8/4k3/8/3nn3/8/P7/4K3 w - - 0 1, 0-1 time",
    "8/8/4k3/8/2nnn3/8/8/4K3 w - - 0 1, 0-1 time",
    "8/8/4k3/8/3bn3/8/8/4K3 w - - 0 1, 0-1 time",
    "8/8/4k3/8/3bb3/8/8/4K3 w - - 0 1, 0-1 time",
    "8/8/4k3/4b3/3b4/8/8/4K2R w - - 0 1, 1/2-1/2 time",
    "8/8/4k3/8/8/8/b7/1b2K2R w - - 0 1, 1/2-1/2 time",
    "8/8/4k3/8/3b4/8/8/4K2R w - - 0 1, 1/2-1/2 time",
    "8/8/4k3/8/3n4/8/8/4K2R w - - 0 1, 1/2-1/2 time",
    "8/8/4k3/8/3q4/8/8/4K2R w - - 0 1, 0-1 time",
    "8/8/4k3/8/3r4/8/8/4KN2 w - - 0 1, 0-1 time",
    "8/8/4k3/8/3p4/8/8/4K2R w - - 0 1, 0-1 time",
  })
  void flagFallen_blitz1997_asksForMatingPotential(String fen, String outcome) {
    var result = Verdicts.flagFallen(rulebook("fide-1997", "5m"), Side.WHITE, Position.ofFen(fen));

    assertEquals(outcome, result.orElseThrow().toString());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-2018, white, 0-1 resignation",
    "fide-2023, white, 1/2-1/2 resignation",
    "fide-2023, black, 1-0 resignation",
  })
  void resignation_againstABareKing(String edition, String who, String outcome) {
    var side = who.equals("white") ? Side.WHITE : Side.BLACK;

    assertEquals(
        outcome,
        Verdicts.resignation(rulebook(edition, "90m"), side, Position.ofFen(BARE)).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-1997, *",
    "fide-2005, 0-1 arbiter",
    "fide-2009, 1/2-1/2 arbiter",
    "fide-2023, 0-1 arbiter",
  })
  void phone_byEdition(String edition, String outcome) {
    var result = Verdicts.phone(rulebook(edition, "90m"), Side.WHITE, Position.ofFen(BARE));

    assertEquals(outcome, result.orElse(Outcome.OPEN).toString());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-1997, 600, 180, 180",
    "fide-1997, 300, 150, 180",
    "fide-1997, 40, 20, 180",
    "fide-2001, 600, 180, 180",
    "fide-2001, 240, 120, 180",
    "fide-2001, 121, 60, 180",
    "fide-2001, 120, 60, 180",
    "fide-2001, 61, 1, 180",
    "fide-2001, 60, 0, 180",
    "fide-2001, 10, 0, 180",
    "fide-2009, 600, 0, 180",
    "fide-2018, 600, 0, 120",
  })
  void wrongClaim_costsAndBrings(String edition, long left, long cost, long bonus) {
    var laws = rulebook(edition, "90m");

    assertEquals(cost, Verdicts.wrongClaimCost(laws, Duration.ofSeconds(left)).toSeconds());
    assertEquals(bonus, Verdicts.wrongClaimBonus(laws).toSeconds());
  }

  @ParameterizedTest
  @CsvSource({
    "fide-2009, 90m, ILLEGAL_MOVE, 1, true",
    "fide-2009, 20m, ILLEGAL_MOVE, 4, false",
    "fide-2018, 20m, ILLEGAL_MOVE, 1, true",
    "eboard-online, 20m, ILLEGAL_MOVE, 4, false",
    "fide-2009, 20m, PROMOTION_INCOMPLETE, 1, true",
    "fide-2009, 20m, TOUCH_MOVE, 4, false",
    "fide-2018, 20m, TOUCH_MOVE, 3, true",
    "fide-2009, 20m, FLAG, 4, false",
    "fide-2009, 20m, BOTH_FLAGS, 1, true",
    "fide-2005, 20m, BOTH_FLAGS, 4, false",
    "fide-2014, 20m, FLAG, 1, true",
    "fide-2018, 90m, THREEFOLD_AVAILABLE, 4, false",
    "fide-2018, 90m, FIVEFOLD, 2, true",
    "fide-2018, 90m, BOARD_LOST, 3, false",
    "fide-2018, 90m, PAUSE, 1, true",
  })
  void alerts_areAsLoudAsTheEditionAllows(
      String edition, String time, AlertKind kind, int level, boolean signal) {
    var laws = rulebook(edition, time);

    assertEquals(level, AlertRules.level(laws, kind));
    assertEquals(signal, AlertRules.maySignal(laws, kind));
  }

  @Test
  void everyKind_hasALevel_andPenaltiesHaveArticles() {
    for (String id : Editions.ids()) {
      var laws = rulebook(id, "90m");
      for (var kind : AlertKind.values()) {
        int level = AlertRules.level(laws, kind);
        assertEquals(true, level >= 1 && level <= 4, id + " " + kind);
      }
      assertEquals(false, AlertRules.article(laws, AlertKind.ILLEGAL_MOVE).isEmpty(), id);
      assertEquals(false, AlertRules.article(laws, AlertKind.FLAG).isEmpty(), id);
    }
  }

  @Test
  void says_wordThatTheRuleNeverSays_isABug() {
    var laws = rulebook("fide-2018", "90m");

    assertThrows(IllegalArgumentException.class, () -> laws.says(Rule.PHONE, "rings"));
  }
}
