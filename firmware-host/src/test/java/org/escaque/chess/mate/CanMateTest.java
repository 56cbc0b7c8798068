package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions whose answers follow from the rules by a short argument, given beside each. */
class CanMateTest {

  @ParameterizedTest
  @CsvFileSource(resources = "can-mate.csv", delimiter = ';', numLinesToSkip = 1)
  void full_knownQuestion_answersWithProof(String fen, String mater, String expected, String why) {
    var position = Position.ofFen(fen);
    var side = Side.valueOf(mater.toUpperCase(Locale.ROOT));

    var answer = CanMate.full(position, side, CanMate.DEFAULT_NODES);

    switch (answer) {
      case MateAnswer.Can can -> {
        assertThat(expected).as(why).isEqualTo("can");
        assertThat(can.isProvedFrom(position, side)).isTrue();
      }
      case MateAnswer.Cannot cannot ->
          assertThat(expected).as(why).isEqualTo(cannot.reason().name());
      case MateAnswer.Unknown unknown -> assertThat(unknown).as(why).isNull();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/4k3/4b3/8/3K4/3B4/8 w - - 0 1",
        "8/8/4k3/8/8/2BK4/1B6/B7 w - - 0 1",
        "k7/P1K5/8/8/8/8/8/8 b - - 2 58",
        "8/8/8/3k4/8/8/3K4/8 w - - 0 1"
      })
  void isDead_deadPosition_isTrue(String fen) {
    assertThat(CanMate.isDead(Position.ofFen(fen))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/4k3/3b4/8/3K4/3B4/8 w - - 0 1",
        "8/8/4k3/8/8/3K4/2NN4/8 w - - 0 1",
        "4k3/8/2b5/8/8/6n1/5B2/4K3 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
      })
  void isDead_matePossible_isFalse(String fen) {
    assertThat(CanMate.isDead(Position.ofFen(fen))).isFalse();
  }
}
