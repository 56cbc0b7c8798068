package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Repertoire;
import org.junit.jupiter.api.Test;

/** A whole game on a table of its own. */
class TrialTest {

  private static final Noise CLEAN = new Noise(Level.CLEAN, 0);

  private static final RecordedGame SHORT =
      Told.game("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3 Nxe4 O-O Bxc3");

  @Test
  void of_cleanHands_allIsRightAndCertain() {
    for (var game : List.of(SHORT, Repertoire.own().getFirst())) {
      var outcome = Told.trial(game, Rehearsal.of(game, CLEAN, 7));

      int plies = game.pliesToEnd().size();
      assertThat(outcome.tally().of(Reading.CERTAIN)).isEqualTo(plies);
      assertThat(outcome.tally().plies()).isEqualTo(plies);
      assertThat(outcome.tally().equal()).isEqualTo(1);
      assertThat(outcome.tally().wrong()).isZero();
      assertThat(outcome.failures()).isEmpty();
    }
  }

  @Test
  void of_cleanHandsThatNameAPromotion_allIsRightAndCertain() {
    var game = Told.game("8/P6k/8/8/8/8/7P/4K3 w - - 0 1", "a8=N Kg6 Nb6");

    var tally = Told.trial(game, Rehearsal.of(game, CLEAN, 7)).tally();

    assertThat(tally.of(Reading.CERTAIN)).isEqualTo(3);
  }

  @Test
  void of_sameSeed_isTheSamePerformance() {
    var broken = new Noise(Level.BROKEN, 20);

    var first = Rehearsal.of(SHORT, broken, 3);

    assertThat(Rehearsal.of(SHORT, broken, 3)).isEqualTo(first);
    assertThat(Rehearsal.of(SHORT, broken, 4)).isNotEqualTo(first);
  }

  @Test
  void of_tableThatIsWrong_aNewOneGoesOnFromTheTruePosition() {
    var words = "-d2 +d4 w -d4 +d2 -e2 +e4 -e7 +e5 b -g1 +f3 w -b8 +c6 b -f1 +b5 w -g8 +f6 b";
    var tally = Told.trial(Told.game("e4 e5 Nf3 Nc6 Bb5 Nf6"), words).tally();

    assertThat(tally.of(Reading.WRONG)).isEqualTo(1);
    assertThat(tally.of(Reading.CERTAIN)).isEqualTo(5);
    assertThat(tally.equal()).isZero();
  }

  @Test
  void of_watch_tellsWhatAnEventCosts() {
    var ticks = List.of(Tick.ofMillis(10), Tick.ofMillis(13)).iterator();
    var game = Told.game("e4");
    var performance = Told.performance(game, "-e2 +e4 w");

    var tally = Trial.of(game, performance, ticks::next).tally();

    // The board, the assignment, the first press, a lift, a placement and a press, at the least.
    assertThat(tally.microsPerEvent()).isBetween(1.0, 3_000.0 / 5);
  }

  @Test
  void before_pliesPlayed_isTheGame() {
    var truth = new Truth(SHORT);

    assertThat(truth.plies()).isEqualTo(16);
    assertThat(truth.before(0)).isEqualTo(Position.INITIAL);
    assertThat(truth.lan(14)).isEqualTo("e1g1");
    assertThat(truth.san(14)).isEqualTo("O-O");
    assertThat(truth.isCapture(9)).isTrue();
    assertThat(truth.isCapture(8)).isFalse();
  }

  @Test
  void twins_captures_areThoseThatLeaveTheSameSquares() {
    var truth = new Truth(Told.game("4k3/8/8/4p3/3p4/5N2/8/4K3 w - - 0 1", "Nxe5 Ke7"));
    var promotion = new Truth(Told.game("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=N"));

    assertThat(truth.twins(0)).containsExactlyInAnyOrder("Nxe5", "Nxd4");
    assertThat(truth.twins(1)).containsExactly("Ke7");
    assertThat(promotion.twins(0)).containsExactlyInAnyOrder("a8=Q+", "a8=R+", "a8=B", "a8=N");
  }
}
