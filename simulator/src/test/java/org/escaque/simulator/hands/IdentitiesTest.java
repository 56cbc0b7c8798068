package org.escaque.simulator.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.CastlingRules;
import org.escaque.chess.Piece;
import org.escaque.chess.Position;
import org.escaque.simulator.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IdentitiesTest {

  private static final long SEED = Long.getLong("escaque.seed", 20_261_130);

  private static Map<Square, Character> letters(Position position) {
    var letters = new HashMap<Square, Character>();
    position.pieces().forEach((square, piece) -> letters.put(square, piece.letter()));
    return letters;
  }

  private static void apply(List<ManChange> changes, Map<Square, Character> standing) {
    for (var change : changes) {
      if (change.man() == ' ') {
        standing.remove(change.square());
      } else {
        standing.put(change.square(), change.man());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Level.class,
      names = {"CLEAN", "CLUB", "ROUGH"})
  void menOfRandomGames_endWhereTheMovesPutThem(Level level) {
    System.out.println("IdentitiesTest seed=" + SEED);
    for (int game = 0; game < 30; game++) {
      var random = new Random(SEED + game);
      var position = game % 3 == 0 ? RandomGames.chess960(random.nextInt(960)) : Position.INITIAL;
      var moves = RandomGames.moves(position, 200, random);
      var hands = new Hands(level, SEED + game, position.occupied());
      var standing = letters(position);
      var since = Tick.ZERO;
      for (var move : moves) {
        var intent = hands.reach(move, since);
        since = intent.earliestPress().plusMillis(2_000);
        apply(Identities.of(position, move, hands.carryOut(intent, since)), standing);
        position = position.play(move);
        assertThat(standing).as("%s after %s", position.fen(), move).isEqualTo(letters(position));
      }
    }
  }

  @Test
  void castlingOntoEachOther_keepsKingAndRookApart() {
    var position = Position.ofFen("1k6/8/8/8/8/8/8/5KR1 w G - 0 1", CastlingRules.CHESS960);
    var castling = position.parseUci("f1g1").orElseThrow();
    for (int seed = 0; seed < 50; seed++) {
      var hands = new Hands(Level.ROUGH, seed, position.occupied());
      var intent = hands.reach(castling, Tick.ZERO);
      var pressed = intent.earliestPress().plusMillis(3_000);
      var standing = letters(position);

      apply(Identities.of(position, castling, hands.carryOut(intent, pressed)), standing);

      assertThat(standing).isEqualTo(letters(position.play(castling)));
      assertThat(standing.get(Square.G1)).isEqualTo(Piece.WHITE_KING.letter());
    }
  }
}
