package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.escaque.chess.Position;
import org.escaque.chess.Table;
import org.escaque.chess.bits.BitBoard;
import org.junit.jupiter.api.Test;

/**
 * Where men ever get to, in positions with walls. A row names each man that has more than its own
 * square, with those squares rank by rank, and marks with a star each man that may be taken. That
 * no square of real play is missing is tested elsewhere, at random; that the sets stay small, here.
 */
class ReachTest {

  private final Reach reach = new Reach();

  @Test
  void explore_positionsWithWalls_findsTheseSquares() {
    for (var row : Table.read(ReachTest.class, "reach.tsv")) {
      reach.explore(board(row.get(0)));

      assertThat(said()).as(row.get(0)).isEqualTo(row.get(1));
    }
  }

  @Test
  void explore_boardTurnedOver_findsTheSquaresTurnedOver() {
    for (var row : Table.read(ReachTest.class, "reach.tsv")) {
      reach.explore(board(row.get(0)));
      var expected = new ArrayList<Long>();
      for (int man = 0; man < reach.crew.count; man++) {
        expected.add(Long.reverseBytes(reach.crew.squares(man)));
      }

      reach.explore(board(TurnedFen.of(row.get(0))));

      assertThat(squares()).as(row.get(0)).containsExactlyInAnyOrderElementsOf(expected);
    }
  }

  @Test
  void explore_sparedMen_areNotTakenAtHome() {
    var board = board("8/8/1p6/1P6/k7/8/8/K7 w - - 0 1");
    reach.explore(board);
    assertThat(said()).contains("Pb5* ", "pb6* ");

    reach.explore(board, 1L << 33 | 1L << 41, 0);

    assertThat(said()).startsWith("Ka1 ").contains("ka4 ").doesNotContain("Pb5", "pb6");
  }

  @Test
  void explore_fixedMan_staysWhereItIs() {
    var board = board("k7/8/8/p1p1p1p1/P1P1P1P1/3B4/8/K7 w - - 0 1");
    reach.explore(board);
    assertThat(said()).contains("Bd3 ");

    reach.explore(board, 0, 1L << 19);

    assertThat(said()).doesNotContain("Bd3 ");
  }

  private static BitBoard board(String fen) {
    return Position.ofFen(fen).bitBoard();
  }

  private List<Long> squares() {
    var squares = new ArrayList<Long>();
    for (int man = 0; man < reach.crew.count; man++) {
      squares.add(reach.crew.squares(man));
    }
    return squares;
  }

  private String said() {
    var words = new ArrayList<String>();
    for (int man = 0; man < reach.crew.count; man++) {
      var crew = reach.crew;
      if (!crew.isAtHome(man) || crew.takeable[man]) {
        var word = name(man) + (crew.takeable[man] ? "*" : "");
        long others = crew.squares(man) & ~(1L << crew.home[man]);
        words.add(others == 0 ? word : word + " " + byRank(others));
      }
    }
    for (int side = 0; side < 2; side++) {
      if (reach.lastSteps(side) != 0) {
        words.add((side == 0 ? "White" : "Black") + " ends on " + byRank(reach.lastSteps(side)));
      }
    }
    return String.join(", ", words);
  }

  private String name(int man) {
    var letters = reach.crew.side[man] == 0 ? "PNBRQK" : "pnbrqk";
    int home = reach.crew.home[man];
    return ""
        + letters.charAt(reach.crew.role[man])
        + (char) ('a' + (home & 7))
        + ((home >> 3) + 1);
  }

  private static String byRank(long squares) {
    var ranks = new ArrayList<String>();
    for (int rank = 0; rank < 8; rank++) {
      var files = new StringBuilder();
      for (int file = 0; file < 8; file++) {
        files.append((squares >>> (8 * rank + file) & 1) == 0 ? "" : (char) ('a' + file));
      }
      if (!files.isEmpty()) {
        ranks.add((rank + 1) + files.toString());
      }
    }
    return String.join(" ", ranks);
  }
}
