package org.escaque.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.Test;

/** What displays see of an act on which nobody has ruled, though it need not have been one. */
class PublicScoreTest {

  private static final String WHERE_NO_KNIGHT_GOES = "g1-e3?";

  private Step step =
      Game.start(
          GameTest.assignment("fide-2018", "90m", Rulings.AUTOMATIC),
          Position.INITIAL.occupied(),
          Tick.ZERO);
  private long millis;

  private Tick tick() {
    millis += 300;
    return Tick.ofMillis(millis);
  }

  private void hear(GameEvent event) {
    step = Game.step(step.state(), event);
  }

  private void hands(BoardEvent event) {
    hear(new GameEvent.HandsMoved(event));
  }

  @Test
  void publicScore_guessedActAndItsReply_areNotShown() {
    hear(new GameEvent.ClockPressed(Side.BLACK, tick()));
    hands(new BoardEvent.SquareSeenEmpty(Square.A1, tick()));
    hands(new BoardEvent.SquareLifted(Square.G1, tick()));
    hands(new BoardEvent.SquarePlaced(Square.E3, tick()));
    hear(new GameEvent.ClockPressed(Side.WHITE, tick()));
    hands(new BoardEvent.SquareLifted(Square.E7, tick()));
    hands(new BoardEvent.SquarePlaced(Square.E5, tick()));
    hear(new GameEvent.ClockPressed(Side.BLACK, tick()));

    assertThat(texts(step.state().score())).containsExactly(WHERE_NO_KNIGHT_GOES, "e5?");
    assertThat(texts(step.state().publicScore())).isEmpty();
    assertThat(step.state().score().getFirst().alternatives()).isEmpty();
  }

  private static List<String> texts(List<ScoredPly> plies) {
    return plies.stream().map(ScoredPly::text).toList();
  }
}
