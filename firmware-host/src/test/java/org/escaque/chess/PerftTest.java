package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {

  private static final long MADE_AT_MOST = 500_000;

  @ParameterizedTest(name = "{0}")
  @MethodSource
  void standardPosition_hasTheKnownNumberOfLines(String name, Position position, String leaves) {
    int depth = 0;
    for (var expected : leaves.split(" ", -1)) {
      depth++;
      long count = Long.parseLong(expected);
      assertThat(Perft.count(position, depth, true)).as("depth %d", depth).isEqualTo(count);
      if (count <= MADE_AT_MOST) {
        assertThat(Perft.count(position, depth, false))
            .as("made, depth %d", depth)
            .isEqualTo(count);
      }
    }
  }

  static Stream<Arguments> standardPosition_hasTheKnownNumberOfLines() {
    return Table.read(PerftTest.class, "perft.tsv").stream()
        .map(
            row ->
                Arguments.of(
                    row.get(0),
                    Position.ofFen(row.get(2), CastlingRules.valueOf(row.get(1))),
                    row.get(3)));
  }

  @Test
  void depthZero_isOneLine() {
    assertThat(Perft.count(Position.INITIAL, 0, true)).isEqualTo(1);
    assertThat(Perft.count(Position.INITIAL, 0, false)).isEqualTo(1);
  }

  @Test
  void negativeDepth_isRefused() {
    assertThatThrownBy(() -> Perft.count(Position.INITIAL, -1, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }

  @Test
  void division_namesTheLinesOfEachMove() {
    var lines = Perft.divide(Position.INITIAL, 3);

    assertThat(lines).hasSize(20);
    assertThat(lines.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(8902);
    assertThat(lines.get(new Move.Normal(Square.E2, Square.E4))).isEqualTo(600);
    assertThat(Perft.divide(Position.INITIAL, 1)).hasSize(20).containsValue(1L);
    assertThatThrownBy(() -> Perft.divide(Position.INITIAL, 0)).hasMessageContaining("depth 0");
  }

  @Test
  void moreQueensThanAGameHas_areCountedToo() {
    var queens = Position.ofFen("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1");

    assertThat(Perft.count(queens, 1, true)).isEqualTo(270);
    assertThat(queens.legalMoves()).hasSize(270).doesNotHaveDuplicates();
  }
}
