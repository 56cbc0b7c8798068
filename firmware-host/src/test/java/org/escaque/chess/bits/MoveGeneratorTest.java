package org.escaque.chess.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Random;
import org.escaque.chess.Perft;
import org.escaque.chess.Position;
import org.escaque.chess.RandomGames;
import org.junit.jupiter.api.Test;

class MoveGeneratorTest {

  private final MoveGenerator generator = new MoveGenerator();
  private final int[] moves = new int[MoveGenerator.MAX_MOVES];

  @Test
  void everyMoveOfRandomGames_isLegalCountedAndTold() {
    long seed = System.nanoTime();
    System.out.println("MoveGeneratorTest seed " + seed);
    var random = new Random(seed);
    for (int game = 0; game < 30; game++) {
      var start = game % 2 == 0 ? Position.INITIAL : RandomGames.chess960(random);
      RandomGames.play(start, random, 200, (position, _) -> check(position, seed));
    }
  }

  private void check(Position position, long seed) {
    var board = position.bitBoard();
    int count = generator.write(board, moves);

    assertThat(generator.count(board)).as("%s, seed %d", position, seed).isEqualTo(count);
    assertThat(Arrays.stream(moves, 0, count).distinct().count()).isEqualTo(count);
    var next = new BitBoard();
    for (int i = 0; i < count; i++) {
      next.after(board, moves[i]);
      assertThat(next.isWaiterInCheck()).as("%s, seed %d", position, seed).isFalse();
      assertThat(next.turn()).isNotEqualTo(board.turn());
      assertThat(next.men(0) & next.men(1)).isZero();
      assertThat(Long.bitCount(next.role(BitBoard.KING))).isEqualTo(2);
      assertThat(MoveCode.role(moves[i])).isEqualTo(board.roleAt(MoveCode.from(moves[i])));
    }
  }

  @Test
  void perft_makesNoGarbage() {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    Perft.count(Position.INITIAL, 4, false);

    long before = threads.getCurrentThreadAllocatedBytes();
    long nodes = Perft.count(Position.INITIAL, 4, false);
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;

    assertThat(nodes).isEqualTo(197_281);
    assertThat(bytes).isLessThan(nodes / 8);
  }
}
