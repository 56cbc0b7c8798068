package org.escaque.tracking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Captures whose victim no contact saw leave: what is named, and what settles them later. */
class SweptVictimsTest {

  /** The knight takes on d4 or e5, the rook on a4; nothing else can be taken. */
  private static final String KNIGHT_AND_ROOK = "4k3/8/2n5/4p3/p2p4/5N2/8/R3K2R w Q - 0 1";

  /** The knight takes on e5, and then the queen on a6; from e2 she takes on e5 if he did not. */
  private static final String KNIGHT_AND_QUEEN = "4k3/8/r7/4p3/8/5N2/4Q3/3K4 w - - 0 1";

  @Test
  void atPress_secondSweepThenAVictimMoves_settlesTheFirst() {
    var hand = Hand.at(KNIGHT_AND_ROOK).plays("-f3 white -e8 +f8 black -a1 white -e5 +e4 black");

    assertThat(hand.verdicts()).isEqualTo("f3d4/f3e5? e8f8 a1a4? revised@0:f3d4+e8f8+a1a4? e5e4");
  }

  @Test
  void atPress_secondSweepOfHandsThatLiftVictims_settlesNothing() {
    var hand =
        Hand.at("4k3/8/2n5/4p3/p2p4/5N2/7p/R3K2R w Q - 0 1")
            .plays(
                "-h2 -h1 +h2 white -e8 +f8 black -f3 white -f8 +g8 black -a1 white -e5 +e4 black");

    assertThat(hand.verdicts())
        .isEqualTo("h1h2 e8f8 f3d4/f3e5? f8g8 a1a4? revised@2:f3d4?+f8g8+a1a4? e5e4");
  }

  @Test
  void atPress_onlySweepThenAVictimMoves_staysOpen() {
    var hand =
        Hand.at(KNIGHT_AND_ROOK).plays("-f3 white -e8 +f8 black -h1 +g1 white -e5 +e4 black");

    assertThat(hand.verdicts()).isEqualTo("f3d4/f3e5? e8f8 h1g1 revised@0:f3d4?+e8f8+h1g1 e5e4");
  }

  @Test
  void atPress_sweepAfterASweepOnADoubtedBoard_namesOnlyWhatWasFelt() {
    var hand = Hand.at(KNIGHT_AND_QUEEN).plays("?h8 -f3 white -e8 +f8 black -e2 white");

    assertThat(hand.verdicts()).isEqualTo("f3e5? e8f8 e2a6?");
  }

  @Test
  void atPress_queensThatMayHaveGoneAnywhereSweep_doesNotOverflow() {
    var hand = Hand.at("k3q3/8/8/7p/7P/8/8/K2Q4 w - - 0 1").plays("-d1 white -e8 black");

    assertThat(hand.verdicts()).isEqualTo("d1h5? e8h5?");
    assertThat(hand.tracker().overflowed()).isFalse();
  }
}
