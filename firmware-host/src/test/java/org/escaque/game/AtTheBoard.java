package org.escaque.game;

import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.laws.Rulings;

/** A game from the initial position: what hands do at the board and the clock, 300 ms apart. */
final class AtTheBoard {

  private Step step;
  private long millis;

  AtTheBoard(String edition, Rulings rulings) {
    step =
        Game.start(
            GameTest.assignment(edition, "90m", rulings), Position.INITIAL.occupied(), Tick.ZERO);
  }

  GameState state() {
    return step.state();
  }

  void press(Side side) {
    step = Game.step(step.state(), new GameEvent.ClockPressed(side, tick()));
  }

  void move(Square from, Square to) {
    lift(from);
    place(to);
  }

  void lift(Square square) {
    hands(new BoardEvent.SquareLifted(square, tick()));
  }

  void place(Square square) {
    hands(new BoardEvent.SquarePlaced(square, tick()));
  }

  /** A gap that is too short for a lift. */
  void seenEmpty(Square square) {
    hands(new BoardEvent.SquareSeenEmpty(square, tick()));
  }

  private void hands(BoardEvent event) {
    step = Game.step(step.state(), new GameEvent.HandsMoved(event));
  }

  private Tick tick() {
    millis += 300;
    return Tick.ofMillis(millis);
  }
}
