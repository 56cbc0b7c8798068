package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.chess.Table;
import org.escaque.chess.mate.MateAnswer.Can;
import org.escaque.chess.mate.MateAnswer.Cannot;
import org.escaque.chess.mate.MateAnswer.Unknown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions whose answers follow from the rules by a short argument, given beside each. */
class CanMateTest {

  private static List<List<String>> rows() {
    return Table.read(CanMateTest.class, "can-mate.tsv");
  }

  private static Side side(List<String> row) {
    return Side.valueOf(row.get(1).toUpperCase(Locale.ROOT));
  }

  @Test
  void full_knownQuestions_answersWithProof() {
    for (var row : rows()) {
      assertAnswer(Position.ofFen(row.get(0)), side(row), row);
    }
  }

  @Test
  void full_boardTurnedOver_answersTheSameForTheOtherSide() {
    for (var row : rows()) {
      assertAnswer(Position.ofFen(TurnedFen.of(row.get(0))), side(row).opponent(), row);
    }
  }

  private static void assertAnswer(Position position, Side side, List<String> row) {
    var answer = CanMate.full(position, side, CanMate.DEFAULT_NODES);

    assertThat(word(answer)).as("%s: %s", position, row.get(3)).isEqualTo(row.get(2));
    if (answer instanceof Can can) {
      assertThat(can.isProvedFrom(position, side)).as(can.toString()).isTrue();
    }
  }

  @Test
  void fast_knownQuestions_isUnknownOrRight() {
    for (var row : rows()) {
      var answer = CanMate.fast(Position.ofFen(row.get(0)), side(row));

      if (!(answer instanceof Unknown)) {
        assertThat(word(answer)).as("%s: %s", row.get(0), row.get(3)).isEqualTo(row.get(2));
      }
    }
  }

  private static String word(MateAnswer answer) {
    return switch (answer) {
      case Can _ -> "can";
      case Cannot(var reason) -> reason.name();
      case Unknown _ -> "unknown";
    };
  }

  @Test
  void full_fewNodes_isUnknownWithinTheBound() {
    var position = Position.ofFen("8/8/4k3/8/8/3K1N2/8/5r2 w - - 0 1");

    var answer = CanMate.full(position, Side.WHITE, 50);

    assertThat(answer)
        .isInstanceOfSatisfying(
            Unknown.class, unknown -> assertThat(unknown.nodes()).isBetween(50L, 100L));
  }

  @Test
  void full_askedAgain_answersTheSame() {
    var position = Position.ofFen("8/8/4k3/8/8/3K1N2/8/5r2 w - - 0 1");
    var first = CanMate.full(position, Side.WHITE, CanMate.DEFAULT_NODES);

    CanMate.full(Position.INITIAL, Side.WHITE, CanMate.DEFAULT_NODES);
    var second = CanMate.full(position, Side.WHITE, CanMate.DEFAULT_NODES);

    assertThat(second).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "8/8/4k3/4b3/8/3K4/3B4/8 w - - 0 1",
        "8/8/4k3/8/8/2BK4/1B6/B7 w - - 0 1",
        "k7/P1K5/8/8/8/8/8/8 b - - 2 58",
        "8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62",
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
      })
  void isDead_gameHasEnded_isFalse(String fen) {
    assertThat(CanMate.isDead(Position.ofFen(fen))).isFalse();
  }
}
