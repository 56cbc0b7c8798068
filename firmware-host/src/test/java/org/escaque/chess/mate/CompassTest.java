package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompassTest {

  @ParameterizedTest
  @CsvSource({
    "a1, a2 b1 b2",
    "h8, g7 g8 h7",
    "d4, c3 c4 c5 d3 d5 e3 e4 e5",
    "a4 h4, a3 a5 b3 b4 b5 g3 g4 g5 h3 h5",
    "a1 c1, a2 b1 b2 c2 d1 d2",
    "a1 b1, a1 a2 b1 b2 c1 c2"
  })
  void around_kings_stepToAllSides(String from, String to) {
    assertThat(Compass.around(squares(from))).isEqualTo(squares(to));
  }

  @ParameterizedTest
  @CsvSource({
    "0, a2 h7, a3 h8",
    "1, a2 h7, a1 h6",
    "0, d8, ''",
    "1, d1, ''",
  })
  void push_pawns_stepAhead(int side, String from, String to) {
    assertThat(Compass.push(side, squares(from))).isEqualTo(squares(to));
  }

  @ParameterizedTest
  @CsvSource({
    "0, d4, c5 e5",
    "1, d4, c3 e3",
    "0, a4 h4, b5 g5",
    "1, a4 h4, b3 g3",
    "0, d8, ''",
    "1, d1, ''"
  })
  void pawnAttacks_pawns_attackAslant(int side, String from, String to) {
    assertThat(Compass.pawnAttacks(side, squares(from))).isEqualTo(squares(to));
  }

  private static long squares(String text) {
    long squares = 0;
    for (var name : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
      squares |= 1L << (name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1'));
    }
    return squares;
  }
}
