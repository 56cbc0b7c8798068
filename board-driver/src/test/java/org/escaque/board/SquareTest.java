package org.escaque.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

  @Test
  void everySquare_readsBackFromItsName() {
    for (var square : Square.all()) {
      assertThat(Square.parse(square.toString())).contains(square);
      assertThat(Square.of(square.file(), square.rank())).isEqualTo(square);
      assertThat(square.turned().turned()).isEqualTo(square);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "a0", "a9", "i1", "A1", "a1 ", "`1"})
  void anythingElse_isNoSquare(String text) {
    assertThat(Square.parse(text)).isEmpty();
  }

  @Test
  void occupancy_listsItsSquaresFromA1() {
    var occupancy = Occupancy.of(Square.H8, Square.A1, Square.E4);

    assertThat(occupancy).hasToString("a1 e4 h8");
    assertThat(occupancy.without(Square.E4).differs(Occupancy.of(Square.A1)))
        .isEqualTo(Occupancy.of(Square.H8));
  }
}
