package org.escaque.chess.bits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The lookups beside rays that are walked square by square. */
class AttacksTest {

  private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  @Test
  void sliders_seeWhatAWalkSees() {
    long seed = System.nanoTime();
    var random = new Random(seed);
    for (int round = 0; round < 200; round++) {
      long occupied = random.nextLong();
      occupied &= random.nextLong();
      for (int square = 0; square < 64; square++) {
        long rook = walk(square, occupied, 7, STRAIGHT);
        long bishop = walk(square, occupied, 7, DIAGONAL);
        assertThat(Attacks.rook(square, occupied)).as("seed %d", seed).isEqualTo(rook);
        assertThat(Attacks.bishop(square, occupied)).as("seed %d", seed).isEqualTo(bishop);
        assertThat(Attacks.queen(square, occupied)).isEqualTo(rook | bishop);
      }
    }
  }

  @Test
  void steppers_reachTheirSquares() {
    for (int square = 0; square < 64; square++) {
      assertThat(Attacks.knight(square)).isEqualTo(walk(square, 0, 1, KNIGHT));
      assertThat(Attacks.king(square))
          .isEqualTo(walk(square, 0, 1, STRAIGHT) | walk(square, 0, 1, DIAGONAL));
      assertThat(Attacks.pawn(0, square))
          .isEqualTo(walk(square, 0, 1, new int[][] {{-1, 1}, {1, 1}}));
      assertThat(Attacks.pawn(1, square))
          .isEqualTo(walk(square, 0, 1, new int[][] {{-1, -1}, {1, -1}}));
    }
  }

  @Test
  void eachRole_hasItsOwnLookup() {
    long occupied = 0x0042_1800_0024_0081L;
    for (int square = 0; square < 64; square++) {
      assertThat(Attacks.of(BitBoard.KNIGHT, square, occupied)).isEqualTo(Attacks.knight(square));
      assertThat(Attacks.of(BitBoard.KING, square, occupied)).isEqualTo(Attacks.king(square));
      assertThat(Attacks.of(BitBoard.ROOK, square, occupied))
          .isEqualTo(Attacks.rook(square, occupied));
      assertThat(Attacks.of(BitBoard.BISHOP, square, occupied))
          .isEqualTo(Attacks.bishop(square, occupied));
      assertThat(Attacks.of(BitBoard.QUEEN, square, occupied))
          .isEqualTo(Attacks.queen(square, occupied));
    }
    assertThatThrownBy(() -> Attacks.of(BitBoard.PAWN, 0, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0");
  }

  @Test
  void between_isTheOpenLineOfTwoSquares() {
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        long ends = 1L << from | 1L << to;
        long straight = walk(from, ends, 7, STRAIGHT) & walk(to, ends, 7, STRAIGHT);
        long diagonal = walk(from, ends, 7, DIAGONAL) & walk(to, ends, 7, DIAGONAL);
        long expected = 0;
        if (from != to && (walk(from, ends, 7, STRAIGHT) & 1L << to) != 0) {
          expected = straight & ~ends & box(from, to);
        } else if (from != to && (walk(from, ends, 7, DIAGONAL) & 1L << to) != 0) {
          expected = diagonal & ~ends & box(from, to);
        }
        assertThat(Attacks.between(from, to)).isEqualTo(expected);
      }
    }
  }

  /** The squares of the rectangle that two squares span. */
  private static long box(int from, int to) {
    long box = 0;
    for (int square = 0; square < 64; square++) {
      boolean file = isWithin(square & 7, from & 7, to & 7);
      boolean rank = isWithin(square >> 3, from >> 3, to >> 3);
      box |= file && rank ? 1L << square : 0;
    }
    return box;
  }

  private static boolean isWithin(int value, int one, int other) {
    return value >= Math.min(one, other) && value <= Math.max(one, other);
  }

  private static long walk(int square, long occupied, int steps, int[][] directions) {
    long seen = 0;
    for (int[] direction : directions) {
      int file = square & 7;
      int rank = square >> 3;
      for (int step = 0; step < steps; step++) {
        file += direction[0];
        rank += direction[1];
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
          break;
        }
        long bit = 1L << (8 * rank + file);
        seen |= bit;
        if ((occupied & bit) != 0) {
          break;
        }
      }
    }
    return seen;
  }
}
