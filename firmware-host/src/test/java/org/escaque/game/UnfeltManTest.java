package org.escaque.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.laws.AlertKind;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.Test;

/** A man that was not seen to come down: the arbiter is told where to look for him. */
class UnfeltManTest {

  private Step step =
      Game.start(
          GameTest.assignment("fide-2023", "90m", Rulings.CONFIRM),
          Position.INITIAL.occupied(),
          Tick.ZERO);
  private long millis;

  private Tick tick() {
    millis += 300;
    return Tick.ofMillis(millis);
  }

  private void press(Side side) {
    step = Game.step(step.state(), new GameEvent.ClockPressed(side, tick()));
  }

  private void hands(BoardEvent event) {
    step = Game.step(step.state(), new GameEvent.HandsMoved(event));
  }

  private void move(Square from, Square to) {
    hands(new BoardEvent.SquareLifted(from, tick()));
    hands(new BoardEvent.SquarePlaced(to, tick()));
  }

  private String lastNote() {
    return step.state().alerts().stream()
        .filter(alert -> alert.kind() == AlertKind.AMBIGUOUS_MOVE)
        .reduce((one, other) -> other)
        .orElseThrow()
        .evidence()
        .note();
  }

  @Test
  void ambiguousMove_noContactFeltTheManCome_namesWhereHeMayStand() {
    press(Side.BLACK);
    move(Square.E2, Square.E4);
    press(Side.WHITE);
    move(Square.D7, Square.D5);
    press(Side.BLACK);

    hands(new BoardEvent.SquareLifted(Square.E4, tick()));
    press(Side.WHITE);

    assertThat(lastNote()).isEqualTo("exd5, or unfelt on e5");
  }

  @Test
  void ambiguousMove_manWasFelt_namesReadingsOnly() {
    press(Side.BLACK);
    hands(new BoardEvent.SquareLifted(Square.E2, tick()));
    hands(new BoardEvent.SquarePlaced(Square.E3, tick()));
    hands(new BoardEvent.SquarePlaced(Square.E4, tick()));
    press(Side.WHITE);

    assertThat(lastNote()).isEqualTo("e3 or e4");
  }
}
