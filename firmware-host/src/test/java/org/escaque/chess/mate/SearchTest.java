package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.escaque.chess.mate.HelpmateSearch.Found;
import org.escaque.chess.mate.MateAnswer.Can;
import org.escaque.chess.mate.MateAnswer.Cannot;
import org.escaque.chess.mate.MateAnswer.Unknown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the searches find, and that they find it within the nodes that they need today: a search
 * that gets worse fails here, one that gets better does not.
 */
class SearchTest {

  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

  private final Plies plies = new Plies();
  private final LockedPosition locked = new LockedPosition(plies);
  private final Closure closure = new Closure(plies, locked);
  private final HelpmateSearch dives = new HelpmateSearch(plies, new VisitedTable(1 << 20));

  private Question begin(String fen) {
    var question = Question.of(Position.ofFen(fen), Side.WHITE);
    plies.board(0).set(question.board());
    return question;
  }

  private void assertIsMate(String fen, Question question, int length) {
    var can = new Can(question.moves(plies.line(), length));
    assertThat(can.isProvedFrom(Position.ofFen(fen), Side.WHITE)).as(can.toString()).isTrue();
  }

  /** With nothing to steer it, the search by cost is a search by length. */
  @ParameterizedTest
  @CsvSource({
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, 0, 1",
    "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1, 1, 27",
    "7k/8/6K1/8/8/8/8/1Q6 b - - 0 1, 2, 26",
    "8/8/8/8/8/k7/8/KR6 w - - 0 1, 7, 11371",
  })
  void closure_unguided_findsTheShortestMate(String fen, int length, int nodes) {
    var question = begin(fen);

    var found = closure.search((board, move) -> Guide.IDLE, 1_000_000);

    assertThat(found).isEqualTo(Found.MATE);
    assertThat(closure.length()).isEqualTo(length);
    assertThat(closure.nodes()).isLessThanOrEqualTo(nodes);
    assertIsMate(fen, question, length);
  }

  @ParameterizedTest
  @CsvSource({
    START + ", 9764",
    "8/8/8/8/8/k7/8/KR6 w - - 0 1, 217",
    "4k3/8/4K3/8/8/8/4P3/8 w - - 0 1, 59",
    "8/8/8/2k5/8/2K5/2N1N3/8 w - - 0 1, 20493",
    "8/8/3k4/p1p1p1p1/P1P1P1P1/2B5/3K4/8 w - - 0 1, 226",
    "8/8/8/1k6/1p6/pP6/P1K5/8 w - - 0 1, 400",
    "6Rk/8/7K/8/8/8/7P/8 b - - 0 1, 276",
    "8/6p1/6Pp/7K/5k1P/8/8/8 b - - 0 1, 11141",
    "4k3/8/8/3b4/8/8/3B4/4K3 w - - 0 1, 237",
    "8/8/8/8/8/1p6/kP6/2K5 w - - 0 1, 547",
  })
  void closure_guided_findsAMateSoon(String fen, int nodes) {
    var question = begin(fen);
    var guide = new CornerGuide();
    guide.aim(plies.board(0));

    var found = closure.search(guide, nodes + 1);

    assertThat(found).isEqualTo(Found.MATE);
    assertThat(closure.nodes()).isLessThanOrEqualTo(nodes);
    assertIsMate(fen, question, closure.length());
  }

  /** Every position that can arise is seen once, those that lock at once aside. */
  @ParameterizedTest
  @CsvSource({
    "8/8/3k4/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 0 1, 1152",
    "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 b - - 0 1, 1024",
    "5b1k/4p1p1/4P1P1/7K/8/8/8/8 b - - 0 1, 210",
    "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 51, 4",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, 1",
  })
  void closure_noMate_looksAtAllPositions(String fen, int nodes) {
    begin(fen);

    assertThat(closure.search((board, move) -> Guide.IDLE, nodes + 1)).isEqualTo(Found.NONE);
    assertThat(closure.nodes()).isEqualTo(nodes);
    assertThat(closure.search((board, move) -> Guide.IDLE, nodes)).isEqualTo(Found.BOUND);
  }

  @Test
  void closure_usedAgain_findsTheSame() {
    for (int i = 0; i < 3; i++) {
      var question = begin("8/8/8/8/8/k7/8/KR6 w - - 0 1");
      assertThat(closure.search((board, move) -> Guide.IDLE, 12_000)).isEqualTo(Found.MATE);
      assertIsMate("8/8/8/8/8/k7/8/KR6 w - - 0 1", question, closure.length());
      assertThat(closure.nodes()).isEqualTo(11371);
      begin("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
      assertThat(closure.search((board, move) -> Guide.IDLE, 10)).isEqualTo(Found.NONE);
    }
  }

  /** Plies that may be spent on moves that are not promising; what comes of it; the nodes. */
  @ParameterizedTest
  @CsvSource({
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, 1, MATE, 1",
    "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1, 1, MATE, 18",
    "7k/8/6K1/8/8/8/8/1Q6 b - - 0 1, 1, CUT, 2",
    "7k/8/6K1/8/8/8/8/1Q6 b - - 0 1, 2, MATE, 21",
    "8/8/8/8/8/k7/8/KR6 w - - 0 1, 1, CUT, 14",
    "8/8/8/8/8/k7/8/KR6 w - - 0 1, 2, MATE, 139",
    START + ", 1, MATE, 122",
    "4k3/8/4K3/8/8/8/4P3/8 w - - 0 1, 1, MATE, 16",
    "8/8/3k4/p1p1p1p1/P1P1P1P1/2B5/3K4/8 w - - 0 1, 1, MATE, 959",
    "8/8/3k4/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 0 1, 1, CUT, 264",
    "8/8/3k4/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 0 1, 2, CUT, 2059",
    "8/8/3k4/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 0 1, 3, CUT, 5694",
    "5b1k/4p1p1/4P1P1/7K/8/8/8/8 b - - 0 1, 8, CUT, 4107",
    "6Rk/8/7K/8/8/8/7P/8 b - - 0 1, 3, CUT, 1231",
    "6Rk/8/7K/8/8/8/7P/8 b - - 0 1, 5, MATE, 1398",
    "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 51, 1, CUT, 2",
    "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 51, 2, NONE, 10",
    "8/6p1/6Pp/7K/5k1P/8/8/8 b - - 0 1, 3, MATE, 3874",
    "4k3/8/8/3b4/8/8/3B4/4K3 w - - 0 1, 1, MATE, 61",
    "r3k2r/8/8/8/8/8/8/4K2N w kq - 0 1, 1, MATE, 8644",
    "8/8/8/8/8/1p6/kP6/2K5 w - - 0 1, 1, MATE, 47",
  })
  void dive_budgetOfIdleMoves_findsAMateOrSaysWhyNot(
      String fen, int budget, Found expected, int nodes) {
    var question = begin(fen);

    var found = dives.search(0, budget, nodes);

    assertThat(found).isEqualTo(expected);
    assertThat(dives.nodes()).isLessThanOrEqualTo(nodes);
    if (found == Found.MATE) {
      assertIsMate(fen, question, dives.length());
    } else {
      assertThat(dives.nodes()).isEqualTo(nodes);
      assertThat(dives.search(0, budget, nodes - 1L)).isEqualTo(Found.BOUND);
    }
  }

  /** All stages together, with just the nodes that they need. */
  @ParameterizedTest
  @CsvSource({
    "8/8/8/8/8/k7/8/KR6 w - - 0 1, 153, can",
    "8/8/8/2k5/8/2K5/2N1N3/8 w - - 0 1, 2140, can",
    "8/8/4k3/8/8/3K1N2/8/5r2 w - - 0 1, 5536, can",
    "8/8/3k4/p1p1p1p1/P1P1P1P1/2B5/3K4/8 w - - 0 1, 959, can",
    "6Rk/8/7K/8/8/8/7P/8 b - - 0 1, 1837, can",
    "8/6p1/6Pp/7K/5k1P/8/8/8 b - - 0 1, 12252, can",
    "4k3/8/8/3b4/8/8/3B4/4K3 w - - 0 1, 61, can",
    "r3k2r/8/8/8/8/8/8/4K2N w kq - 0 1, 2593, can",
    "5b1k/4p1p1/4P1P1/7K/8/8/8/8 b - - 0 1, 1, LOCKED",
    "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 51, 12, EXHAUSTED",
  })
  void full_fewNodes_areEnough(String fen, int nodes, String expected) {
    var question = Question.of(Position.ofFen(fen), Side.WHITE);

    var answer = new FullSearch(plies, locked).ask(question, nodes);

    assertThat(
            switch (answer) {
              case Can _ -> "can";
              case Cannot(var reason) -> reason.name();
              case Unknown unknown -> unknown.toString();
            })
        .isEqualTo(expected);
    if (answer instanceof Can can) {
      assertThat(can.isProvedFrom(Position.ofFen(fen), Side.WHITE)).isTrue();
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 50, 1_000, 5_000})
  void full_nodesUsedUp_isUnknown(long bound) {
    var question = Question.of(Position.ofFen("8/8/4k3/8/8/3K1N2/8/5r2 w - - 0 1"), Side.WHITE);

    var answer = new FullSearch(plies, locked).ask(question, bound);

    assertThat(answer).isEqualTo(new Unknown(bound));
  }
}
