package org.escaque.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.Test;

/** A man that was not seen to come down: the arbiter is told where to look for him. */
class UnfeltManTest {

  private final AtTheBoard board = new AtTheBoard("fide-2023", Rulings.CONFIRM);

  private String lastNote() {
    return board.state().alerts().stream()
        .filter(alert -> alert.kind() == AlertKind.AMBIGUOUS_MOVE)
        .reduce((one, other) -> other)
        .orElseThrow()
        .evidence()
        .note();
  }

  @Test
  void ambiguousMove_noContactFeltTheManCome_namesWhereHeMayStand() {
    board.press(Side.BLACK);
    board.move(Square.E2, Square.E4);
    board.press(Side.WHITE);
    board.move(Square.D7, Square.D5);
    board.press(Side.BLACK);

    board.lift(Square.E4);
    board.press(Side.WHITE);

    assertThat(lastNote()).isEqualTo("exd5, or unfelt on e5");
  }

  @Test
  void ambiguousMove_manWasFelt_namesReadingsOnly() {
    board.press(Side.BLACK);
    board.move(Square.E2, Square.E3);
    board.place(Square.E4);
    board.press(Side.WHITE);

    assertThat(lastNote()).isEqualTo("e3 or e4");
  }
}
