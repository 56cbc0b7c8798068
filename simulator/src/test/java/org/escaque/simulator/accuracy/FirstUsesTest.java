package org.escaque.simulator.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstUsesTest {

  private static final Truth TRUTH = new Truth(Told.game("e4 d5 exd5 Qxd5 Nc3 Qa5"));

  @ParameterizedTest(name = "{0} after {1} plies: {2}")
  @CsvSource(
      nullValues = "never",
      value = {
        // A man stands there at the start, comes later, or never.
        "a1, 0, 0",
        "e4, 0, never",
        "e4, 1, 1",
        "e4, 6, 1",
        "c3, 4, never",
        "c3, 5, 5",
        "a5, 6, 6",
        "h5, 6, never",
        // Only crossed.
        "e3, 6, never",
      })
  void of_deadSquare_liesFirstAfterThePlyThatLeavesAManThere(
      String name, int pressed, @Nullable Integer ply) {
    var square = Square.parse(name).orElseThrow();

    var uses = new FirstUses(TRUTH, pressed).of(Occupancy.of(square), Occupancy.EMPTY);

    assertThat(uses).isEqualTo(ply == null ? Map.of() : Map.of(square, ply));
  }

  @ParameterizedTest(name = "{0} after {1} plies: {2}")
  @CsvSource(
      nullValues = "never",
      value = {
        "e5, 0, 0",
        "e2, 0, never",
        "e2, 1, 1",
        "d7, 6, 2",
        "d8, 6, 4",
        // A man is taken, and another stands there.
        "d5, 6, 0",
        "a8, 6, never",
      })
  void of_stuckSquare_liesFirstAfterThePlyThatLeavesItEmpty(
      String name, int pressed, @Nullable Integer ply) {
    var square = Square.parse(name).orElseThrow();

    var uses = new FirstUses(TRUTH, pressed).of(Occupancy.EMPTY, Occupancy.of(square));

    assertThat(uses).isEqualTo(ply == null ? Map.of() : Map.of(square, ply));
  }
}
