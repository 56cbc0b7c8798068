package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forced play, and lines that all end soon. White wants to mate. */
class ShortPlayTest {

  private final Plies plies = new Plies();

  private void begin(String fen) {
    plies.board(0).set(Position.ofFen(fen).bitBoard());
  }

  @ParameterizedTest
  @CsvSource({
    "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1, 0, OPEN",
    "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, 0, MATE",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, 0, OVER",
    "8/8/8/8/8/6k1/6q1/6K1 w - - 0 1, 0, OVER",
    "6Rk/8/7K/8/8/8/8/8 b - - 0 1, 1, OPEN",
    "k7/P1K5/8/8/8/8/8/8 b - - 0 1, 1, OPEN",
    "k7/p7/P1K5/8/8/8/8/8 b - - 0 1, 1, OPEN",
    "7k/R7/5N2/8/8/8/8/K7 b - - 0 1, 0, OVER",
    "6Rk/R6p/5N2/8/8/8/8/K7 b - - 0 1, 0, MATE",
    "4b2k/3pPp1p/3P1P1P/8/8/p1p1p3/P1PpP3/K2B4 w - - 0 1, 4, CYCLE",
    "4b1k1/3pPp1p/3P1P1P/8/8/p1p1p3/P1PpP3/K2B4 b - - 0 1, 4, CYCLE"
  })
  void forcedPlay_untilAChoice_saysHowItEnds(String fen, int plyCount, ForcedPlay.End end) {
    begin(fen);

    int ply = ForcedPlay.play(plies);

    assertThat(ply).isEqualTo(plyCount);
    assertThat(ForcedPlay.end(plies, ply)).isEqualTo(end);
  }

  @ParameterizedTest
  @CsvSource({
    "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1, 2, false",
    "5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1, 6, true",
    "7k/8/6K1/8/8/8/6R1/8 w - - 0 1, 6, false",
    "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1, 1, false",
    "7K/8/8/8/8/8/1Q6/k7 b - - 0 1, 1, true",
    "2n5/7p/3p3P/5p2/5P1p/ppp4p/1p1p4/1K5k b - - 0 1, 1, false",
    "2n5/7p/3p3P/5p2/5P1p/ppp4p/1p1p4/1K5k b - - 0 1, 2, true",
    "k7/Pp6/1P6/8/5N2/8/8/6K1 w - - 0 1, 1, false",
    "k7/Pp6/1P6/8/5N2/8/8/6K1 w - - 0 1, 2, true",
    "k7/Pp6/1P6/6p1/8/2P3P1/8/1K6 w - - 0 1, 3, false",
    "k7/Pp6/1P6/6p1/8/2P3P1/8/1K6 w - - 0 1, 4, true"
  })
  void refutation_allLinesEndSoon_orNot(String fen, int depth, boolean expected) {
    begin(fen);
    plies.generate(0);

    assertThat(new Refutation(plies).holds(0, depth)).isEqualTo(expected);
  }
}
