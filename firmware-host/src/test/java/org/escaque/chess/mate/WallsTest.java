package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Positions with walls of pawns. That nobody is mated in the locked ones was proved by visiting
 * every position that can arise from them.
 */
class WallsTest {

  private static final long NODES = 400_000;

  @ParameterizedTest
  @CsvFileSource(resources = "walls.csv", delimiter = ';', numLinesToSkip = 1)
  void full_walls_leaveRoomForAMateOrNot(String fen, String mater, String expected) {
    var position = Position.ofFen(fen);
    var side = Side.valueOf(mater.toUpperCase(Locale.ROOT));
    var fast = CanMate.fast(position, side);

    switch (CanMate.full(position, side, NODES)) {
      case MateAnswer.Can can -> {
        assertThat(expected).isEqualTo("can");
        assertThat(can.isProvedFrom(position, side)).isTrue();
        assertThat(fast).isNotInstanceOf(MateAnswer.Cannot.class);
      }
      case MateAnswer.Cannot(var reason) -> {
        assertThat(reason).hasToString(expected);
        assertThat(fast).isEqualTo(new MateAnswer.Cannot(reason));
      }
      case MateAnswer.Unknown unknown -> assertThat(unknown).as(expected).isNull();
    }
  }
}
