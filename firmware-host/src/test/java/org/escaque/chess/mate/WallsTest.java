package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.chess.Table;
import org.escaque.chess.mate.MateAnswer.Can;
import org.escaque.chess.mate.MateAnswer.Cannot;
import org.escaque.chess.mate.MateAnswer.Unknown;
import org.junit.jupiter.api.Test;

/**
 * Positions with walls of pawns. That nobody is mated in the locked ones was proved by visiting
 * every position that can arise from them.
 */
class WallsTest {

  private static final long NODES = 400_000;

  @Test
  void full_walls_leaveRoomForAMateOrNot() {
    for (var row : Table.read(WallsTest.class, "walls.tsv")) {
      var position = Position.ofFen(row.get(0));
      var side = Side.valueOf(row.get(1).toUpperCase(Locale.ROOT));
      var fast = CanMate.fast(position, side);
      var full = CanMate.full(position, side, NODES);

      assertThat(word(full)).as("%s in %s", side, position).isEqualTo(row.get(2));
      if (full instanceof Can can) {
        assertThat(can.isProvedFrom(position, side)).as(position.fen()).isTrue();
        assertThat(fast).as(position.fen()).isNotInstanceOf(Cannot.class);
      } else {
        assertThat(fast).as(position.fen()).isEqualTo(full);
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
}
