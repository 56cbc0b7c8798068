package org.escaque.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How far a board is believed of which a contact is broken for sure. */
class BrokenBoardTest {

  private static final String FOOLS_MATE = "-f2 +f3 white -e7 +e5 black -g2 +g4 white -d8 +h4";

  private static final Tick LATER = Tick.ofMillis(60_000);

  /** From the initial position; contacts that lie from the beginning are turned over first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          # lying at first | story                                                  | verdicts
          # a pawn may have come to g6 and close g5: only where a contact is broken, and g6 unproved
          -                | -e2 +e4 white -g7 +g5 black                            | e2e4 g7g5
          h8               | -e2 +e4 white -g7 +g5 black                            | e2e4? g7g5?
          h8               | -e2 +e4 white -b8 +c6 black                            | e2e4? b8c6
          # a man that was lifted after the goal was filled: another may have come, whose contact stuck
          h8               | -e2 +e4 white +c6 -b8 black                            | e2e4? b8c6/c7c6?
          # the bishop may have taken on f7, which has never opened, and close e6 too
          -                | -e2 +e4 white -b8 +c6 black -f1 +c4 white -h7 +h6 black -c4 +e6 white | e2e4 b8c6 f1c4 h7h6 c4e6
          h8               | -e2 +e4 white -b8 +c6 black -f1 +c4 white -h7 +h6 black -c4 +e6 white | e2e4? b8c6 f1c4? h7h6? c4e6/c4f7?
          # the knight may be on a contact that feels none: so may a pawn, and close another
          -                | -g1 white -b8 +c6 black -a2 +a3 white -e7 +e5 black     | nothing[g1] g1f3/g1h3?+b8c6 a2a3 e7e5?
          -                | -g1 white -b8 +c6 black -a2 +a3 white -g8 +f6 black     | nothing[g1] g1f3/g1h3?+b8c6 a2a3 g8f6
          # a press without a move, then both move: the first is a guess
          -                | white -e2 +e4 -e7 +e5 black                            | nothing e2e4?+e7e5
          -                | -e2 +e4 -e7 +e5 black                                  | e2e4+e7e5
          """)
  void atPress_contactsBroken_areTrustedInLess(String lying, String story, String verdicts) {
    var wood = Position.INITIAL.occupied();
    var contacts = new Occupancy(wood.bits() ^ (lying == null ? 0 : square(lying).bit()));

    var hand = new Hand(Position.INITIAL, contacts).plays(story);

    assertThat(hand.verdicts()).isEqualTo(verdicts);
  }

  @Test
  void standing_matedOnABrokenBoard_waitsForThePress() {
    var sound = new Hand(Position.INITIAL).plays(FOOLS_MATE);
    var lying = new Occupancy(Position.INITIAL.occupied().bits() ^ square("a8").bit());
    var broken = new Hand(Position.INITIAL, lying).plays(FOOLS_MATE);

    assertThat(sound.tracker().standing(LATER)).isPresent();
    assertThat(broken.tracker().standing(LATER)).isEmpty();
    assertThat(broken.plays("black").lastVerdict()).isEqualTo("d8h4?");
  }

  @Test
  void atPress_unsureWhereTheGameStands_guessesWhileAManStandsWrong() {
    var amiss = Position.INITIAL.occupied().bits() ^ square("h7").bit();
    var set = Tracker.start(Position.INITIAL, new Occupancy(amiss)).restored(Position.INITIAL, 0);
    var whole = Tracker.start(Position.INITIAL, Position.INITIAL.occupied());

    assertThat(kingsPawn(set)).isInstanceOf(Verdict.Completed.class);
    assertThat(kingsPawn(set.unsure())).isInstanceOf(Verdict.Ambiguous.class);
    assertThat(kingsPawn(whole.unsure())).isInstanceOf(Verdict.Completed.class);
  }

  /** The knight may have come to f3, and have closed the contact beside it. */
  @Test
  void atPress_knightAstrayBesideTheOnlyContactThatFeltNone_isNoProofOfAnIllegalMove() {
    var fresh = Tracker.start(Position.INITIAL, Position.INITIAL.occupied());
    var all = new Occupancy(-1);
    var most = all.without(square("h1"));
    var others = all.without(square("a5"));
    var goal = all.without(square("f3"));

    assertThat(knightAstray(fresh).isAmbiguous()).isFalse();
    assertThat(knightAstray(fresh.proved(all, most)).isAmbiguous()).isFalse();
    assertThat(knightAstray(fresh.proved(others, most)).isAmbiguous()).isFalse();
    assertThat(knightAstray(fresh.proved(goal, all)).isAmbiguous()).isFalse();
    assertThat(knightAstray(fresh.proved(goal, most)).isAmbiguous()).isTrue();
  }

  private static PlyReading knightAstray(Tracker tracker) {
    var verdict =
        tracker
            .on(new BoardEvent.SquareLifted(square("g1"), Tick.ofMillis(1_000)))
            .on(new BoardEvent.SquarePlaced(square("e3"), Tick.ofMillis(1_500)))
            .atPress(Side.WHITE, Tick.ofMillis(2_000));
    return ((Verdict.Illegal) verdict).ply().orElseThrow();
  }

  private static Verdict kingsPawn(Tracker tracker) {
    return tracker
        .on(new BoardEvent.SquareLifted(square("e2"), Tick.ofMillis(1_000)))
        .on(new BoardEvent.SquarePlaced(square("e4"), Tick.ofMillis(1_500)))
        .atPress(Side.WHITE, Tick.ofMillis(2_000));
  }

  private static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }
}
