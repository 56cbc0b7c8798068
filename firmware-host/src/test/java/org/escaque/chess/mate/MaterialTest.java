package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.board.Side;
import org.escaque.chess.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The material table of article 6.9: who mates nobody, in whatever arrangement. */
class MaterialTest {

  @ParameterizedTest
  @CsvSource({
    "8/8/4k3/8/8/8/8/4K3, true",
    "8/8/4k3/8/8/8/8/qrbnK3, true",
    "8/8/4k3/8/8/8/8/4KN2, true",
    "8/8/4k3/8/8/8/8/4KB2, true",
    "8/8/4k3/8/8/8/8/q3KN2, true",
    "8/8/4k3/8/8/8/8/qq2KN2, true",
    "8/8/4k3/8/8/8/8/r3KN2, false",
    "8/8/4k3/8/8/8/8/b3KN2, false",
    "8/8/4k3/8/8/8/8/n3KN2, false",
    "8/8/4k3/p7/8/8/8/4KN2, false",
    "8/8/4k3/8/8/8/8/4KNN1, false",
    "8/8/4k3/8/8/8/8/q3KNN1, false",
    "8/8/4k3/8/8/8/8/q3KB2, true",
    "8/8/4k3/8/8/8/8/r3KB2, true",
    "8/8/4k3/8/8/8/8/n3KB2, false",
    "8/8/4k3/p7/8/8/8/4KB2, false",
    "8/8/4k3/8/8/8/8/b3KB2, false",
    "8/8/4k3/8/8/8/8/1b2KB2, true",
    "8/8/4k3/8/8/8/6B1/4KB2, true",
    "8/8/4k3/8/8/8/5B2/4KB2, false",
    "8/8/4k3/8/8/8/8/4KBN1, false",
    "8/8/4k3/8/8/8/8/4KR2, false",
    "8/8/4k3/8/8/8/8/4KQ2, false",
    "8/8/4k3/8/8/8/5P2/4K3, false"
  })
  void isHopeless_material_asTheTableSays(String men, boolean expected) {
    var position = Position.ofFen(men + " w - - 0 1");

    assertThat(Material.isHopeless(Question.of(position, Side.WHITE).board())).isEqualTo(expected);
  }
}
