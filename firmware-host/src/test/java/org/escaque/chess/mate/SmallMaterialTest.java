package org.escaque.chess.mate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.chess.Setup;
import org.escaque.chess.Table;
import org.escaque.chess.mate.MateAnswer.Can;
import org.escaque.chess.mate.MateAnswer.Cannot;
import org.escaque.chess.mate.MateAnswer.Unknown;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Endings of few men: every question has an answer, and every yes has its moves. */
class SmallMaterialTest {

  private static final long SEED = 20261130;
  private static final int POSITIONS = 25;

  @Test
  void full_smallMaterial_isSettledForBothSides() {
    for (var row : Table.read(SmallMaterialTest.class, "small.tsv")) {
      var position = Position.ofFen(row.get(0));

      for (var side : Side.values()) {
        assertThat(answer(position, side))
            .as("%s in %s", side, position)
            .isEqualTo(row.get(1 + side.ordinal()));
      }
    }
  }

  /** White has the large letters. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "KNkr", "KNkb", "KNkn", "KNkp", "KNkqr", "KNkrr", "KNkqb", "KNkqp", "KNNk", "KNNkq", "KBkn",
        "KBkb", "KBkp", "KBknp", "KBkqn", "KBkrn", "KBBk", "KBNk", "KBNkq", "KPk", "KPkq", "KPkr",
        "KPkp", "KRk", "KRkq", "KQkq"
      })
  void full_anyPlacesOfTheMen_isSettled(String men) {
    var random = new Random(SEED);

    for (int i = 0; i < POSITIONS; i++) {
      var position = position(men, random);
      for (var side : Side.values()) {
        assertThat(answer(position, side))
            .as("seed %s: %s in %s", SEED, side, position)
            .isNotEqualTo("unknown")
            .isNotEqualTo("EXHAUSTED");
      }
    }
  }

  private static Position position(String men, Random random) {
    while (true) {
      Map<Square, Piece> pieces = new EnumMap<>(Square.class);
      for (int i = 0; i < men.length(); i++) {
        pieces.put(Square.of(random.nextInt(64)), Piece.parse(men.charAt(i)).orElseThrow());
      }
      var turn = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      Optional<Position> position = Position.of(Setup.of(pieces, turn)).position();
      if (pieces.size() == men.length() && position.isPresent()) {
        return position.get();
      }
    }
  }

  private static String answer(Position position, Side side) {
    return switch (CanMate.full(position, side, CanMate.DEFAULT_NODES)) {
      case Can can -> can.isProvedFrom(position, side) ? "can" : "not proved: " + can;
      case Cannot(var reason) -> reason.name();
      case Unknown _ -> "unknown";
    };
  }
}
