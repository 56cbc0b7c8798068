package org.escaque.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a tracker says between the presses, and what it takes from arbiters. */
class TrackerTest {

  private static final Tick LATER = Tick.ofMillis(3_600_000);
  private static final String TWINS =
      "rnbqkbnr/pp1p1ppp/8/4p3/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4";

  private static Hand start() {
    return new Hand(Position.INITIAL);
  }

  @ParameterizedTest
  @CsvSource({
    "-e1 +e4 -e8 +d5,WHITE_WINS",
    "-e1 +d5 -e8 +e4,WHITE_WINS",
    "-e1 +d4 -e8 +e5,BLACK_WINS",
    "-e1 +e5 -e8 +d4,BLACK_WINS",
    "-e1 +d4 -e8 +e4,DRAW",
    "-e1 +e4 -e8 +e5,DRAW",
    "-e1 -e8 +d4 +d5,DRAW",
    "-e8 +e5 -e1 +d5,DRAW"
  })
  void kingsGesture_bothKingsInTheCentre_saysTheResult(String story, KingsGesture expected) {
    var tracker = start().plays(story).tracker();

    assertThat(tracker.kingsGesture()).contains(expected);
  }

  @Test
  void kingsGesture_onSquareThatWasOccupied_saysTheResult() {
    var hand =
        Hand.at("r1bqkbnr/pppp1ppp/2n5/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 1")
            .plays("-e1 -e8 -e4 +e4 +d5");

    assertThat(hand.tracker().kingsGesture()).contains(KingsGesture.WHITE_WINS);
  }

  @ParameterizedTest
  @CsvSource({"-e1 +e4", "-e2 +e4 -d7 +d5", "-e1 -e8"})
  void kingsGesture_lessThanTwoKingsThere_saysNothing(String story) {
    assertThat(start().plays(story).tracker().kingsGesture()).isEmpty();
  }

  @Test
  void suspicions_squareFillsWhileNothingIsMissing_dueAfterASecond() {
    var tracker = start().plays("+e5").tracker();

    assertThat(tracker.suspicions(Tick.ofMillis(400))).isEmpty();
    assertThat(tracker.wakeAt(Tick.ofMillis(400))).contains(Tick.ofMillis(1_000));
    assertThat(tracker.suspicions(Tick.ofMillis(1_000)))
        .extracting(Suspicion::square)
        .containsExactly(Square.E5);
  }

  @Test
  void suspicions_ghostStaysThroughMoves_namesOnlyTheGhost() {
    var tracker = start().plays("+e5 2000 -g1 +f3 white -d7 +d6 black").tracker();

    assertThat(tracker.suspicions(LATER)).extracting(Suspicion::square).containsExactly(Square.E5);
  }

  @ParameterizedTest
  @CsvSource({"-e2 +e4", "+e3 -e2", "-d2 +d5 white", "-e2 +e4 white -e7 +e5"})
  void suspicions_menAreMissingForIt_none(String story) {
    assertThat(start().plays(story).tracker().suspicions(LATER)).isEmpty();
  }

  @Test
  void suspicions_newPiecePlacedBeforeThePawnLeaves_none() {
    var hand = Hand.at("8/1P4k1/8/8/8/8/6K1/8 w - - 0 1").plays("+b8");

    assertThat(hand.tracker().suspicions(LATER)).isEmpty();
  }

  @Test
  void suspicions_manNotFeltForTwoPlies_namesItsSquare() {
    var tracker = start().plays("-h2 -e2 +e4 white -e7 +e5 black").tracker();

    assertThat(tracker.suspicions(LATER))
        .containsExactly(new Suspicion(Square.H2, false, Tick.ZERO, Tick.ZERO));
  }

  @Test
  void reading_midMove_saysWhatDiffersAndWhatIsInTheAir() {
    var reading = start().plays("-b1 +b1 -g1 -e7").tracker().reading();

    assertThat(reading.differs()).isEqualTo(Occupancy.of(Square.G1, Square.E7));
    assertThat(reading.inAir()).isEqualTo(reading.differs());
    assertThat(reading.touches())
        .extracting(Touch::square)
        .containsExactly(Square.B1, Square.G1, Square.E7);
    assertThat(reading.made()).isEmpty();
  }

  @Test
  void reading_moveStands_isMadeAndNotCompleted() {
    var reading = start().plays("-g1 +f3").tracker().reading();

    assertThat(reading.made().orElseThrow().to()).isEqualTo(Square.F3);
    assertThat(reading.position()).isEqualTo(Position.INITIAL);
  }

  @Test
  void reading_moverOfACaptureInTheAir_isNotMade() {
    assertThat(Hand.at(TWINS).plays("-f3").tracker().reading().made()).isEmpty();
  }

  @Test
  void reading_afterAmbiguousPress_listsItsReadingsUntilTheNextLift() {
    var hand = Hand.at(TWINS).plays("-f3 white");

    assertThat(hand.tracker().reading().candidates())
        .extracting(Ply::to)
        .containsExactlyInAnyOrder(Square.D4, Square.E5);
    assertThat(hand.plays("-d7").tracker().reading().candidates()).isEmpty();
  }

  @Test
  void chosen_readingOfAnAmbiguousPly_makesItCertain() {
    var tracker = Hand.at(TWINS).plays("-f3 white -d7 +d6 black").tracker();

    var step = tracker.chosen(0, new Move.Normal(Square.F3, Square.D4), LATER);

    assertThat(step.revisions()).hasSize(1);
    var plies = step.revisions().getFirst().plies();
    assertThat(plies).hasSize(2).allMatch(PlyReading::isCertain);
    assertThat(plies.getFirst().best().to()).isEqualTo(Square.D4);
    assertThat(step.tracker().position().pieceAt(Square.E5)).isPresent();
  }

  @Test
  void chosen_moveThatIsNoReading_changesNothing() {
    var tracker = Hand.at(TWINS).plays("-f3 white").tracker();

    var step = tracker.chosen(0, new Move.Normal(Square.A2, Square.A3), LATER);

    assertThat(step.revisions()).isEmpty();
    assertThat(step.tracker()).isSameAs(tracker);
  }

  @Test
  void atPress_kingMovesAsQueen_suspectsTheSetUp() {
    var tracker =
        start().plays("-e2 +e4 white -e7 +e5 black -e1 +e2 white -d7 +d6 black -e2 +h5").tracker();

    assertThat(tracker.atPress(Side.WHITE, LATER))
        .isInstanceOfSatisfying(
            Verdict.Illegal.class, illegal -> assertThat(illegal.setUpSuspected()).isTrue());
  }

  @Test
  void atPress_knightMovesWrong_suspectsNoSetUp() {
    var tracker = start().plays("-g1 +g3").tracker();

    assertThat(tracker.atPress(Side.WHITE, LATER))
        .isInstanceOfSatisfying(
            Verdict.Illegal.class, illegal -> assertThat(illegal.setUpSuspected()).isFalse());
  }

  @Test
  void restored_woodStillDiffers_correctedMoveIsRead() {
    var hand = start().plays("-g1 +e3");
    var tracker = hand.tracker().restored(Position.INITIAL, 0);

    assertThat(tracker.reading().differs()).isEqualTo(Occupancy.of(Square.E3, Square.G1));
    assertThat(tracker.atPress(Side.WHITE, LATER)).isInstanceOf(Verdict.NothingMoved.class);
  }

  @Test
  void standing_lastPlacementSettled_isCompleteWithoutAPress() {
    var hand = Hand.at("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1").plays("-a1 +a8");

    var completed = hand.tracker().standing(LATER).orElseThrow();

    assertThat(completed.plies().getLast().best().after().isCheckmate()).isTrue();
  }

  @Test
  void standing_moverStillInTheAir_isNothing() {
    assertThat(start().plays("-e2").tracker().standing(LATER)).isEmpty();
  }
}
