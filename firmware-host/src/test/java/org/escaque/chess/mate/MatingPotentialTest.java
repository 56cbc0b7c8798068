package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Black, with the small letters, claims; White's flag has fallen. */
class MatingPotentialTest {

  @ParameterizedTest
  @CsvSource({
    // queen, rook, pawn, and pairs
    "8/8/4k3/8/3q4/8/8/4K3, THERE",
    "8/8/4k3/8/3r4/8/1N6/4K3, THERE",
    "8/8/4k3/3p4/8/8/8/4K3, THERE",
    "8/8/4k3/8/3nb3/8/8/4K3, THERE",
    "8/8/4k3/8/3bb3/8/8/4K3, THERE",
    "8/8/4k3/8/3nnn2/8/8/4K3, THERE",
    // two knights
    "8/8/4k3/8/3nn3/8/8/4K3, MISSING",
    "8/8/4k3/8/3nn3/8/6N1/4K3, THERE",
    "8/8/4k3/8/3nn3/8/6B1/4K3, THERE",
    "8/8/4k3/8/3nn3/8/6R1/4K3, THERE",
    "8/8/4k3/8/3nn3/8/6P1/4K3, THERE",
    "8/8/4k3/8/3nn3/8/6Q1/4K3, MISSING",
    "8/8/4k3/8/3nn3/8/6QQ/4K3, MISSING",
    "8/8/4k3/8/3nn3/7Q/6QQ/4K3, UNKNOWN",
    "8/8/4k3/8/3nn3/8/6QR/4K3, THERE",
    // one knight
    "8/8/4k3/8/3n4/8/1R6/4K3, MISSING",
    "8/8/4k3/8/3n4/P7/8/4K3, THERE",
    "8/8/4k3/7P/3n4/8/8/4K3, THERE",
    "8/P7/4k3/8/3n4/8/8/4K3, MISSING",
    "8/8/4k3/8/3n4/2P5/8/4K3, MISSING",
    "8/8/4k3/8/3n4/1PP5/8/4K3, MISSING",
    "8/8/4k3/8/3n4/8/1NB5/4K3, MISSING",
    "8/P7/4k3/8/3n4/8/1N6/4K3, THERE",
    "8/7P/4k3/8/3n4/8/1B6/4K3, THERE",
    "8/7P/4k3/8/3n4/2P5/8/4K3, THERE",
    "8/P7/4k3/8/3n4/8/1R6/4K3, MISSING",
    "8/P7/4k3/8/3n4/8/1RQ5/4K3, MISSING",
    "8/8/4k3/8/3n4/8/1NBR4/4K3, MISSING",
    "8/8/4k3/8/3n4/1P6/1R1R4/4K3, MISSING",
    "8/8/4k3/8/3n4/1P6/1B1R4/4K3, UNKNOWN",
    "8/8/4k3/8/3n4/1P6/1RRR4/4K3, UNKNOWN",
    "8/8/4k3/8/3n4/8/1NBRQ3/4K3, UNKNOWN",
    // bishops of one colour; the bishop on d4 is dark: h8 and, before a white pawn moves, a1
    "8/8/4k3/8/3b1b2/8/8/4K3, MISSING",
    "8/8/4k3/8/3b4/8/1N6/4K3, MISSING",
    "8/8/4k3/8/3b4/7P/8/4K3, MISSING",
    "8/8/4k3/8/3b4/7P/1N6/4K3, THERE",
    "8/8/4k3/8/3b4/7P/1P6/4K3, THERE",
    "8/8/4k3/8/3b4/7P/2B5/4K3, THERE",
    "8/8/4k3/8/3b4/7P/1B6/4K3, MISSING",
    "8/8/4k3/8/3b4/P7/1N6/4K3, MISSING",
    "8/8/4k3/8/3b4/8/PN6/4K3, THERE",
    "8/8/4k3/8/4b3/P7/1N6/4K3, THERE",
    "8/8/4k3/8/4b3/7P/1N6/4K3, MISSING",
    "8/8/4k3/8/4b3/8/1N5P/4K3, THERE",
    "8/8/4k3/8/4b3/P7/1B6/4K3, THERE",
    "8/8/4k3/8/4b3/P7/2B5/4K3, MISSING",
    "8/8/4k3/8/3b4/1P6/1N1N4/4K3, UNKNOWN",
    "8/8/4k3/8/3b4/7P/1R1R4/4K3, MISSING",
    "8/8/4k3/8/3b4/3B4/2B1B3/4K3, THERE",
    "8/8/4k3/8/3b4/3B4/2B5/2B1K3, MISSING",
    "8/8/4k3/8/3b4/3B4/2B5/4K3, MISSING",
    "8/8/4k3/8/3b1b2/1P6/8/4K3, UNKNOWN",
    "8/8/4k3/8/3b1b2/7P/1N6/4K3, THERE",
    // no mate at all
    "8/8/4k3/8/8/8/1P6/4K3, MISSING",
    "8/8/3k4/p1p1p1p1/P1P1P1P1/8/3K4/8, MISSING"
  })
  void forces_decide(String men, MatingPotential expected) {
    var fen = men + " w - - 0 1";

    assertThat(CanMate.matingPotential1997(Position.ofFen(fen), Side.BLACK)).isEqualTo(expected);
    assertThat(CanMate.matingPotential1997(Position.ofFen(TurnedFen.of(fen)), Side.WHITE))
        .isEqualTo(expected);
  }

  /** Examples of the definition, one for each way: Black is to move. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/8/8/1N6/p7/8/k1K5 b - - 0 1",
        "8/8/8/8/8/n7/p7/k1K1N3 b - - 0 1",
        "8/8/8/8/3N4/8/p5b1/k1K5 b - - 0 1",
        "8/8/8/8/3N4/2p5/p7/k1K5 b - - 0 1",
        "8/8/8/8/1B6/8/p7/knK5 b - - 0 1",
        "8/8/8/8/8/B7/p1b5/k1K5 b - - 0 1",
        "8/8/8/8/8/B1p5/p7/k1K5 b - - 0 1",
        "k7/p1K5/B7/8/8/8/2n5/8 b - - 0 1",
        "8/8/8/8/8/Bb6/b7/kbK5 b - - 0 1",
        "8/8/8/r7/3N4/2N5/8/k1K5 b - - 0 1"
      })
  void noMove_avoidsMateInOne(String fen) {
    var position = Position.ofFen(fen);

    assertThat(position.legalMoves()).isNotEmpty();
    assertThat(position.legalMoves().stream().map(position::play))
        .allSatisfy(
            next ->
                assertThat(next.legalMoves().stream().map(next::play))
                    .anyMatch(Position::isCheckmate));
    assertThat(MatingPotential.of(position.bitBoard())).isEqualTo(MatingPotential.THERE);
  }
}
