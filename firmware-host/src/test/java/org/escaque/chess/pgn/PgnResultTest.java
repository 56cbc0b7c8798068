package org.escaque.chess.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PgnResultTest {

  @ParameterizedTest
  @CsvSource({
    "1-0, WHITE_WINS, 2, 0",
    "0-1, BLACK_WINS, 0, 2",
    "1/2-1/2, DRAW, 1, 1",
    "0-0, BOTH_LOSE, 0, 0",
    "1/2-0, WHITE_HALF, 1, 0",
    "0-1/2, BLACK_HALF, 0, 1",
    "*, OPEN, 0, 0",
  })
  void everyResult_hasItsTextAndPoints(String text, PgnResult result, int white, int black) {
    assertThat(PgnResult.parse(text)).contains(result);
    assertThat(result).hasToString(text);
    assertThat(result.halfPoints(Side.WHITE)).isEqualTo(white);
    assertThat(result.halfPoints(Side.BLACK)).isEqualTo(black);
    assertThat(result.isFinal()).isEqualTo(result != PgnResult.OPEN);
  }

  @ParameterizedTest
  @CsvSource({"½-½", "1/2", "½", "' 1/2 - 1/2 '", "1/2–1/2"})
  void draw_isReadInManyForms(String text) {
    assertThat(PgnResult.parse(text)).contains(PgnResult.DRAW);
  }

  @ParameterizedTest
  @CsvSource({"1", "1-1", "2-0", "''", "**", "e4"})
  void anythingElse_isNoResult(String text) {
    assertThat(PgnResult.parse(text)).isEmpty();
  }

  @Test
  void win_isForASide() {
    assertThat(PgnResult.winOf(Side.WHITE)).isEqualTo(PgnResult.WHITE_WINS);
    assertThat(PgnResult.winOf(Side.BLACK)).isEqualTo(PgnResult.BLACK_WINS);
  }
}
