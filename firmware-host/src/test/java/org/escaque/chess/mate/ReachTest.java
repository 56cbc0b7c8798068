package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.junit.jupiter.api.Test;

/** No square that play reaches may be missing from the squares of the man that reached it. */
class ReachTest {

  /** Walls with gaps, men that can be taken, and pieces behind and before them. */
  private static final List<String> WALLS =
      List.of(
          "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
          "4k3/8/4b3/p1p1p1p1/P1P1P1P1/4B3/8/4K3 w - - 0 1",
          "7k/3b4/8/1p1pp1p1/1P1PP1P1/8/3B4/7K b - - 0 1",
          "4k3/pp6/1p2p3/4Pp1p/5P1P/6P1/8/4K1B1 w - - 0 1",
          "r3k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K2N w - - 0 1",
          "4k3/1p4n1/1P2p1p1/4P1P1/p7/P7/1B6/6K1 b - - 0 1",
          "3bk3/2p5/2P1p3/3pPp2/3P1P2/p7/P7/4KB2 w - - 0 1",
          "8/k1p1p3/2P1P1p1/6P1/p1p5/P1P1B3/8/6K1 b - - 0 1",
          "8/8/1k1p2p1/3P2P1/pp5b/P3K3/1P6/8 w - - 0 1");

  private static final int GAMES = 40;
  private static final int PLIES = 80;

  @Test
  void explore_randomPlay_staysWithinTheSets() {
    long seed = System.nanoTime();
    System.out.println("ReachTest seed " + seed);
    var random = new Random(seed);
    for (var fen : WALLS) {
      var start = Position.ofFen(fen);
      var reach = new Reach();
      reach.explore(start.bitBoard(), 0, 0);
      for (int game = 0; game < GAMES; game++) {
        play(start, reach, random, seed);
      }
    }
  }

  private static void play(Position start, Reach reach, Random random, long seed) {
    int[] manOn = new int[64];
    Arrays.fill(manOn, -1);
    for (int man = 0; man < reach.men; man++) {
      manOn[reach.home[man]] = man;
    }
    var position = start;
    for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
      var moves = position.legalMoves();
      var move = moves.get(random.nextInt(moves.size()));
      int man = manOn[move.from().index()];
      int to = move.to().index();
      var next = position.play(move);
      boolean ends = next.legalMoves().isEmpty();
      assertThat(reach.squares(man) | (ends ? reach.lastSteps[reach.side[man]] : 0))
          .as("squares of %s after %s %s, seed %d", move.from(), position, move, seed)
          .matches(squares -> (squares >>> to & 1) != 0);
      take(position, move, reach, manOn);
      manOn[move.from().index()] = -1;
      manOn[to] = man;
      position = next;
    }
  }

  private static void take(Position position, Move move, Reach reach, int[] manOn) {
    position
        .capturedSquare(move)
        .ifPresent(
            square -> {
              assertThat(reach.isTakeable(manOn[square.index()])).isTrue();
              manOn[square.index()] = -1;
            });
  }
}
