package org.escaque.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.Test;

/** What displays see of an act on which nobody has ruled, though it need not have been one. */
class PublicScoreTest {

  private static final String WHERE_NO_KNIGHT_GOES = "g1-e3?";

  @Test
  void publicScore_guessedActAndItsReply_areNotShown() {
    var board = new AtTheBoard("fide-2018", Rulings.AUTOMATIC);
    board.press(Side.BLACK);
    board.seenEmpty(Square.A1);
    board.move(Square.G1, Square.E3);
    board.press(Side.WHITE);
    board.move(Square.E7, Square.E5);
    board.press(Side.BLACK);

    assertThat(texts(board.state().score())).containsExactly(WHERE_NO_KNIGHT_GOES, "e5?");
    assertThat(texts(board.state().publicScore())).isEmpty();
    assertThat(board.state().score().getFirst().alternatives()).isEmpty();
  }

  private static List<String> texts(List<ScoredPly> plies) {
    return plies.stream().map(ScoredPly::text).toList();
  }
}
