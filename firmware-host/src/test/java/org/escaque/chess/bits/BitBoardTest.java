package org.escaque.chess.bits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Random;
import org.escaque.chess.Position;
import org.escaque.chess.RandomGames;
import org.escaque.chess.RepetitionKey;
import org.junit.jupiter.api.Test;

class BitBoardTest {

  @Test
  void copy_isTheSameAndApart() {
    var board = Position.INITIAL.bitBoard();
    var copy = new BitBoard();
    copy.set(board);

    assertThat(copy.sameMen(board)).isTrue();
    copy.put(0, BitBoard.QUEEN, 30);
    assertThat(copy.sameMen(board)).isFalse();
    assertThat(copy.men(0, BitBoard.QUEEN)).isEqualTo(1L << 30 | 1L << 3);
    assertThat(board.men(0, BitBoard.QUEEN)).isEqualTo(1L << 3);
  }

  @Test
  void roles_areFoundOnTheirSquares() {
    var board = Position.ofFen("4k3/8/8/8/8/8/8/QRBNK3 w - - 0 1").bitBoard();

    assertThat(board.roleAt(0)).isEqualTo(BitBoard.QUEEN);
    assertThat(board.roleAt(1)).isEqualTo(BitBoard.ROOK);
    assertThat(board.roleAt(2)).isEqualTo(BitBoard.BISHOP);
    assertThat(board.roleAt(3)).isEqualTo(BitBoard.KNIGHT);
    assertThat(board.roleAt(4)).isEqualTo(BitBoard.KING);
    assertThat(board.king(0)).isEqualTo(4);
    assertThat(board.king(1)).isEqualTo(60);
  }

  /** Keys stand for positions: in a hundred thousand, no two different ones share a key. */
  @Test
  void keysOfRandomGames_tellPositionsApart() {
    long seed = System.nanoTime();
    System.out.println("BitBoardTest seed " + seed);
    var random = new Random(seed);
    var seen = new HashMap<Long, RepetitionKey>();
    for (int game = 0; game < 100; game++) {
      RandomGames.play(
          Position.INITIAL,
          random,
          200,
          (position, _) -> {
            long enPassant = position.enPassant().map(square -> square.bit()).orElse(0L);
            var known =
                seen.putIfAbsent(position.bitBoard().key(enPassant), position.repetitionKey());
            assertThat(known == null || known.equals(position.repetitionKey()))
                .as("seed %d", seed)
                .isTrue();
          });
    }
    assertThat(seen).hasSizeGreaterThan(10_000);
  }

  @Test
  void pass_keepsTheMen() {
    var board = Position.INITIAL.bitBoard();
    var passed = new BitBoard();
    passed.afterPass(board);

    assertThat(passed.turn()).isEqualTo(1);
    assertThat(passed.men(0)).isEqualTo(board.men(0));
    assertThat(passed.men(1)).isEqualTo(board.men(1));
    assertThat(passed.halfMoves()).isEqualTo(1);
    assertThat(passed.fullMoves()).isEqualTo(1);
    board.afterPass(passed);
    assertThat(board.fullMoves()).isEqualTo(2);
    assertThat(board.turn()).isZero();
  }
}
