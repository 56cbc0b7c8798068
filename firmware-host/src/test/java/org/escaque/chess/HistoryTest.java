package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistoryTest {

  private static final String KNIGHTS = "Nf3 Nf6 Ng1 Ng8 ";
  private static final String DETOUR = "Nf3 Nf6 Nd4 Nd5 Nf3 Nf6 Ng1 Ng8 ";
  private static final String QUIET = "7k/8/5K2/8/8/8/8/R7 w - - %d 120";

  private static History play(History history, String moves) {
    for (var text : moves.strip().split(" +", -1)) {
      if (San.parse(history.position(), text) instanceof San.Read(var move)) {
        history = history.play(move);
      } else {
        throw new AssertionError(text + " in " + history.position());
      }
    }
    return history;
  }

  @ParameterizedTest
  @CsvSource({"1, 2, false, false", "2, 3, true, false", "3, 4, true, false", "4, 5, true, true"})
  void knightsOutAndHome_repeatTheStart(int rounds, int times, boolean three, boolean five) {
    var history = play(History.of(Position.INITIAL), KNIGHTS.repeat(rounds));

    assertThat(history.occurrences()).isEqualTo(times);
    assertThat(history.isThreefold()).isEqualTo(three);
    assertThat(history.isFivefold()).isEqualTo(five);
    assertThat(history.isFivefoldInARow()).isEqualTo(five);
    assertThat(history.position().repetitionKey()).isEqualTo(Position.INITIAL.repetitionKey());
  }

  @Test
  void fivefoldWithADetour_isNotInARow() {
    var history = play(History.of(Position.INITIAL), KNIGHTS.repeat(3) + DETOUR);

    assertThat(history.isFivefold()).isTrue();
    assertThat(history.isFivefoldInARow()).isFalse();
    assertThat(play(history, KNIGHTS.repeat(3)).isFivefoldInARow()).isFalse();
    assertThat(play(history, KNIGHTS.repeat(4)).isFivefoldInARow()).isTrue();
  }

  @Test
  void firstPosition_hasBeenThereOnce() {
    var history = History.of(Position.INITIAL);

    assertThat(history.occurrences()).isEqualTo(1);
    assertThat(history.isThreefold()).isFalse();
    assertThat(history.isFiftyMoves()).isFalse();
  }

  @Test
  void repetition_isFoundFromTheFirstPlyAfterACapture() {
    var start = Position.ofFen("4k1n1/8/8/3p4/4P3/8/8/4K1N1 w - - 30 40");

    var history = play(History.of(start), "exd5 " + "Nf6 Nf3 Ng8 Ng1 ".repeat(2));

    assertThat(history.occurrences()).isEqualTo(3);
  }

  @Test
  void clockOfAStart_isNoPast() {
    var history = play(History.of(Position.ofFen(String.format(QUIET, 60))), "Ra2 Kg8 Ra1 Kh8");

    assertThat(history.occurrences()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"98, false", "99, true", "100, true"})
  void fiftyMoves_areAHundredPlies(int clock, boolean claimable) {
    var history = play(History.of(Position.ofFen(String.format(QUIET, clock))), "Ra2");

    assertThat(history.isFiftyMoves()).isEqualTo(claimable);
    assertThat(history.isSeventyFiveMoves()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"148, false", "149, true", "150, true"})
  void seventyFiveMoves_areAHundredAndFiftyPlies(int clock, boolean ends) {
    var history = play(History.of(Position.ofFen(String.format(QUIET, clock))), "Ra2");

    assertThat(history.isSeventyFiveMoves()).isEqualTo(ends);
  }

  @Test
  void branches_doNotDisturbEachOther() {
    var common = play(History.of(Position.INITIAL), KNIGHTS + "Nf3 Nf6 Ng1");
    var quiet = play(common, "a5");

    assertThat(play(common, "Ng8").isThreefold()).isTrue();
    assertThat(quiet.occurrences()).isEqualTo(1);
  }
}
