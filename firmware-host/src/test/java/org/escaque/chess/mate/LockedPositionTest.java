package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.escaque.chess.Position;
import org.escaque.chess.bits.BitBoard;
import org.escaque.chess.bits.MoveCode;
import org.escaque.chess.bits.MoveGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the analysis of locked positions claims, against play and against the search that visits all
 * positions. The positions are drawn at random by a seed that a failure names.
 */
class LockedPositionTest {

  private static final long SEED = 20261130;
  private static final int POSITIONS = 1_500;

  private final Random random = new Random(SEED);
  private final MoveGenerator generator = new MoveGenerator();
  private final int[] moves = new int[MoveGenerator.MAX_MOVES];

  @Test
  void explore_anyPlay_keepsEveryManOnItsSquares() {
    var reach = new Reach();
    for (int i = 0; i < POSITIONS; i++) {
      var start = position();
      reach.explore(start);
      for (int game = 0; game < 4; game++) {
        playAndCheck(reach, start);
      }
    }
  }

  /** Plays at random and follows each man from its home. */
  private void playAndCheck(Reach reach, BitBoard start) {
    Map<Integer, Integer> manAt = new HashMap<>();
    for (int man = 0; man < reach.crew.count; man++) {
      manAt.put(reach.crew.home[man], man);
    }
    var board = new BitBoard();
    board.set(start);
    for (int ply = 0; ply < 60; ply++) {
      int count = generator.write(board, moves);
      if (count == 0) {
        return;
      }
      int move = moves[random.nextInt(count)];
      var next = new BitBoard();
      next.after(board, move);
      boolean isOver = generator.count(next) == 0;
      follow(reach, manAt, board, move, isOver);
      board = next;
    }
  }

  private void follow(
      Reach reach, Map<Integer, Integer> manAt, BitBoard board, int move, boolean isOver) {
    int to = MoveCode.to(move);
    int taken = MoveCode.isEnPassant(move) ? (MoveCode.from(move) & 56) | (to & 7) : to;
    var victim = manAt.remove(taken);
    int man = manAt.remove(MoveCode.from(move));
    manAt.put(to, man);
    long squares = reach.crew.squares(man);
    if (reach.crew.isKing(man) && isOver) {
      squares |= reach.lastSteps(reach.crew.side[man]);
    }
    assertThat(squares >>> to & 1).as("seed %s: square %s of %s", SEED, to, board).isEqualTo(1);
    if (victim != null && !isOver) {
      assertThat(reach.crew.takeable[victim]).as("seed %s: taken at %s", SEED, taken).isTrue();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3, true",
    "4k3/8/p1p1p1p1/8/P1P1P1P1/8/8/4K3, false",
    "4k3/8/8/8/8/8/8/4K3, false",
    "4k3/8/8/p7/P7/8/8/4K3, true",
    "4k3/8/8/7p/7P/8/8/4K3, true",
    "4k3/8/8/1p5p/P6P/8/8/4K3, true",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/2N5/8/4K3, true",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/2B5/7P/4K3, true",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/2N5/7P/4K3, false",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/2R5/7P/4K3, false",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/2Q5/7P/4K3, false",
    "4k3/7p/8/p1p1p1p1/P1P1P1P1/2N5/8/4K3, false",
    "4k3/7p/8/p1p1p1p1/P1P1P1P1/2n5/8/4K3, true",
    "4k3/7p/8/p1p1p1p1/P1P1P1P1/2N5/7P/4K3, true",
    "4k3/p7/8/2p5/2P5/2N5/P7/4K3, true",
    "4k3/8/p7/2p5/2P5/2N5/P7/4K3, true",
    "4k3/8/8/p1p5/2P5/2N5/P7/4K3, true",
    "4k3/8/8/2p5/p1P5/2N5/P7/4K3, true",
    "4k3/8/8/2p5/2P5/p1N5/P7/4K3, true",
    "4k3/P7/8/2p5/2P5/2N5/p7/4K3, true",
    "4k3/8/P7/2p5/2P5/2N5/p7/4K3, true",
    "4k3/8/1p6/2p5/2P5/2N5/P7/4K3, false",
    "4k3/8/6p1/2p5/2P5/2N5/7P/4K3, false"
  })
  void isLikely_wallsOfPawns_askForTheWork(String men, boolean expected) {
    var board = Position.ofFen(men + " w - - 0 1").bitBoard();

    assertThat(LockedPosition.isLikely(board)).isEqualTo(expected);
  }

  @Test
  void isSafe_anyPosition_isContradictedByNoMate() {
    var plies = new Plies();
    var locked = new LockedPosition(plies);
    int safe = 0;
    for (int i = 0; i < POSITIONS; i++) {
      var start = position();
      if (Material.isHopeless(start) || !locked.isSafeByCases(start, 2)) {
        continue;
      }
      safe++;
      assertThat(isMateWithin(start, 4_000)).as("seed %s, position %s", SEED, i).isFalse();
    }
    assertThat(safe).isGreaterThan(POSITIONS / 20);
  }

  /** Whether one of the first positions that can arise, nearest first, is Black checkmated. */
  private boolean isMateWithin(BitBoard start, int positions) {
    var queue = new ArrayDeque<BitBoard>(List.of(start));
    var seen = new HashSet<Long>();
    while (!queue.isEmpty() && seen.size() < positions) {
      var board = queue.remove();
      int count = generator.write(board, moves);
      if (count == 0 && board.turn() == 1 && board.checkers() != 0) {
        return true;
      }
      for (int i = 0; i < count; i++) {
        var next = new BitBoard();
        next.after(board, moves[i]);
        if (seen.add(next.key(next.passed()))) {
          queue.add(next);
        }
      }
    }
    return false;
  }

  /** Kings, walls of pawns, and now and then a piece or two. */
  private BitBoard position() {
    while (true) {
      var board = new BitBoard();
      board.clear(random.nextInt(2), 0, 0, 0, 1);
      long used = wall(board);
      used |= put(board, 0, BitBoard.KING, used);
      used |= put(board, 1, BitBoard.KING, used);
      for (int men = random.nextInt(4) - 1; men > 0; men--) {
        int role = random.nextInt(4) == 0 ? BitBoard.KNIGHT : BitBoard.BISHOP;
        used |= put(board, random.nextInt(2), role, used);
      }
      if (!board.isWaiterInCheck() && generator.count(board) > 0) {
        return board;
      }
    }
  }

  /** Pawns face to face, on nearly every second file or on all. */
  private long wall(BitBoard board) {
    long used = 0;
    boolean isDense = random.nextBoolean();
    for (int file = random.nextInt(2); file < 8; file += isDense ? 1 : 2) {
      if (random.nextInt(12) == 0) {
        continue;
      }
      int square = 8 * (3 + random.nextInt(isDense ? 2 : 1)) + file;
      board.put(0, BitBoard.PAWN, square);
      board.put(1, BitBoard.PAWN, square + 8);
      used |= 1L << square | 1L << (square + 8);
    }
    return used;
  }

  private long put(BitBoard board, int side, int role, long used) {
    int square;
    do {
      square = random.nextInt(64);
    } while ((used >>> square & 1) != 0);
    board.put(side, role, square);
    return 1L << square;
  }
}
