package org.escaque.chess;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;

class SetupTest {

  @Test
  void menAlone_haveNoPast() {
    var setup = Setup.of(Map.of(Square.E1, Piece.WHITE_KING), Side.BLACK);

    assertThat(setup.fen()).isEqualTo("8/8/8/8/8/8/8/4K3 b - - 0 1");
  }

  @Test
  void everyPart_canBeChangedAlone() {
    var setup =
        Setup.INITIAL
            .withTurn(Side.BLACK)
            .withCastlingRooks(Occupancy.of(Square.A8))
            .withEnPassant(Square.E3)
            .withRules(CastlingRules.CHESS960);

    assertThat(setup.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b q e3 0 1");
    assertThat(setup.rules()).isEqualTo(CastlingRules.CHESS960);
    assertThat(setup.withEnPassant(null).enPassant()).isNull();
  }

  @Test
  void laterChangesOfTheMap_doNotReachTheSetup() {
    var pieces = new HashMap<>(Map.of(Square.E1, Piece.WHITE_KING));
    var setup = Setup.of(pieces, Side.WHITE);

    pieces.clear();

    assertThat(setup.pieces()).hasSize(1);
    assertThatThrownBy(() -> setup.pieces().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void countersOutOfRange_areRefused() {
    var men = Map.of(Square.E1, Piece.WHITE_KING);

    assertThatThrownBy(() -> setup(men, -1, 1)).hasMessageContaining("half-move clock -1");
    assertThatThrownBy(() -> setup(men, 0, 0)).hasMessageContaining("move number 0");
    assertThat(setup(men, 0, 1).fullMoveNumber()).isEqualTo(1);
  }

  private static Setup setup(Map<Square, Piece> men, int halfMoves, int fullMoves) {
    return new Setup(
        men, Side.WHITE, Occupancy.EMPTY, null, halfMoves, fullMoves, CastlingRules.STANDARD);
  }
}
