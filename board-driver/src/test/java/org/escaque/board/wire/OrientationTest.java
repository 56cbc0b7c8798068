package org.escaque.board.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.escaque.board.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrientationTest {

  @ParameterizedTest
  @CsvSource({
    "normal, A1, A1",
    "normal, C2, C2",
    "right, A1, A8",
    "right, H1, A1",
    "right, C2, B6",
    "turned, A1, H8",
    "turned, C2, F7",
    "left, A1, H1",
    "left, A8, A1",
    "left, C2, G3"
  })
  void squares_ofOneContact_isWhereItLies(String name, Square wired, Square square) {
    var orientation = Orientation.parse(name).orElseThrow();

    assertThat(orientation.squares(wired.bit())).isEqualTo(square.bit());
  }

  @Test
  void squares_quarters_addUp() {
    long seed = System.nanoTime();
    System.out.println("orientation property seed " + seed);
    new Random(seed)
        .longs(100)
        .forEach(
            bits -> {
              long once = Orientation.RIGHT.squares(bits);
              assertThat(Orientation.RIGHT.squares(once))
                  .isEqualTo(Orientation.TURNED.squares(bits));
              assertThat(Orientation.LEFT.squares(once)).isEqualTo(bits);
              assertThat(Long.bitCount(once)).isEqualTo(Long.bitCount(bits));
            });
  }

  @Test
  void parse_otherNames_areNone() {
    assertThat(Orientation.parse("up")).isEmpty();
  }
}
