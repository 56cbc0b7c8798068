package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.escaque.chess.Position;
import org.escaque.chess.bits.MoveGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** White wants to mate; the corner is that in which his men can do it. */
class CornerGuideTest {

  private static final List<String> WORTHS = List.of("promising", "idle", "back", "poor", "bad");

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          # pawns become queens in the corner nearer to the black king: h8, white king on g6
          4k3/8/2K5/8/8/8/P7/8 w - - 0 1;       a2a3 promising, c6d6 promising, c6c5 idle, c6b6 back
          4k3/8/2K5/1p6/8/8/P7/8 w - - 0 1;     c6b5 promising, c6d5 promising
          4k3/8/8/8/3K4/8/P7/8 w - - 0 1;       d4e5 promising, d4d5 idle, d4c4 back
          4k3/8/8/8/8/8/P7/K7 b - - 0 1;        e8f8 promising, e8f7 promising, e8e7 idle, e8d8 back
          # a8, white king on b6
          3k4/8/5K2/8/8/8/P7/8 w - - 0 1;       f6e6 promising, f6f5 idle, f6g6 back
          3k4/8/8/8/8/8/P7/7K b - - 0 1;        d8c8 promising, d8d7 idle, d8e8 back
          # bishops mate in a corner of their colour
          4k3/8/2K5/8/8/8/8/2B5 w - - 0 1;      c6d6 promising, c6b6 back, c1d2 idle
          4k3/8/2K5/8/8/8/8/5B2 w - - 0 1;      c6b6 promising, c6d6 back, f1e2 idle
          4k3/8/2K5/8/8/8/3p4/2B5 w - - 0 1;    c1d2 promising, c1b2 idle
          # else black bishops have to be of the colour beside it
          4kb2/8/2K5/8/8/8/P7/8 w - - 0 1;      c6b6 promising, c6d5 back
          2b1k3/8/2K5/8/8/8/P7/8 w - - 0 1;     c6d6 promising, c6b6 back
          # knights go to e5 or d5
          4k3/8/8/8/8/3N4/P7/K7 w - - 0 1;      d3e5 promising, d3c5 back, d3b2 back
          4k3/8/8/8/8/8/P7/KN6 w - - 0 1;       b1c3 promising, b1d2 promising, b1a3 idle
          4k3/8/8/8/8/p7/P7/KN6 w - - 0 1;      b1a3 promising
          3k4/8/8/8/8/2N5/P7/K7 w - - 0 1;      c3d5 promising, c3b5 back
          3k4/8/8/8/8/4N3/P7/K7 w - - 0 1;      e3d5 promising, e3f5 back
          # heavy men wait or take
          4k3/8/8/8/8/p7/8/RK6 w - - 0 1;       a1a3 promising, a1a2 idle
          4k3/8/8/8/8/p7/8/QK6 w - - 0 1;       a1a2 idle
          # Black has to give a man only to a knight or to bishops of one colour
          7k/8/8/8/8/K7/1p6/N7 b - - 0 1;       b2b1q bad, b2b1n promising, b2a1q bad, b2a1r promising
          7k/8/8/8/8/1p5K/8/B7 b - - 0 1;       b3b2 promising
          7k/8/8/8/8/1p5K/8/BB6 b - - 0 1;      b3b2 poor
          7k/8/8/8/8/2p4K/8/NN6 b - - 0 1;      c3c2 poor
          7k/8/8/8/8/1p6/R7/1K6 b - - 0 1;      b3a2 bad, b3b2 poor
          7k/6P1/8/8/8/8/8/K7 b - - 0 1;        h8g7 bad, h8g8 back
          # his men go to g8 or b8, beside the corner
          k7/8/8/3n4/8/8/8/K6N b - - 0 1;       d5c7 promising, d5b6 idle, d5e7 idle, d5e3 back
          k7/8/8/2n5/8/8/8/K6N b - - 0 1;       c5d7 promising, c5a6 promising, c5b3 back
          7k/8/8/3n4/8/8/8/K5N1 b - - 0 1;      d5e7 promising, d5f6 promising, d5c7 back
          7k/8/8/8/8/8/4K3/r6N b - - 0 1;       a1a8 promising, a1a3 idle, a1h1 bad
          6rk/8/8/8/8/8/8/4K2N b - - 0 1;       g8g7 back, g8f8 back
          7k/8/8/8/8/8/P7/r3K2N b - - 0 1;      a1b1 idle
          7k/8/8/8/8/8/8/1N3b1K b - - 0 1;      f1c4 promising, f1g2 idle
          6bk/8/8/8/8/8/8/1N5K b - - 0 1;       g8f7 back
          """)
  void worth_ofMoves_isWhatLeadsToTheCorner(String fen, String expected) {
    var guide = new CornerGuide();
    var position = Position.ofFen(fen);
    guide.aim(position.bitBoard());

    for (var said : expected.split(", ", -1)) {
      assertThat(worth(guide, position, said.split(" ", -1)[0]))
          .as("%s in %s", said, fen)
          .isEqualTo(said.split(" ", -1)[1]);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          7k/8/8/8/8/2p4K/8/RR6 b - - 0 1;      c3c2 promising
          7k/8/8/8/8/K7/1p6/R7 b - - 0 1;       b2b1q bad, b2b1r promising
          7k/6P1/8/8/8/8/8/K7 b - - 0 1;        h8g7 idle
          7k/8/8/8/8/8/8/r5KQ b - - 0 1;        h8g8 back
          """)
  void worth_generously_isWhatGivesMost(String fen, String expected) {
    var guide = new CornerGuide();
    var position = Position.ofFen(fen);
    guide.aimGenerously(position.bitBoard());

    for (var said : expected.split(", ", -1)) {
      assertThat(worth(guide, position, said.split(" ", -1)[0]))
          .as("%s in %s", said, fen)
          .isEqualTo(said.split(" ", -1)[1]);
    }
  }

  private static String worth(Guide guide, Position position, String uci) {
    var board = position.bitBoard();
    var moves = new int[MoveGenerator.MAX_MOVES];
    int count = new MoveGenerator().write(board, moves);
    return Arrays.stream(moves, 0, count)
        .filter(move -> Position.move(move).uci().equals(uci))
        .mapToObj(move -> WORTHS.get(guide.worth(board, move)))
        .findFirst()
        .orElse("illegal");
  }
}
