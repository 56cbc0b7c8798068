package org.escaque.simulator.hands;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Random;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.simulator.RandomGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FaultyWoodTest {

  private static final long SEED = 20_261_130;

  @ParameterizedTest
  @EnumSource(Level.class)
  void read_gamesOfAnyLevel_tellsTheTruthInTheEndButWhereItLies(Level level) {
    for (int game = 0; game < 20; game++) {
      var start = Position.INITIAL;
      var hands = new Hands(level, SEED + game, start.occupied());
      var contacts = new FaultyWood(level, SEED + game, start.occupied(), Tick.ZERO);
      long read = contacts.read().bits();
      var at = Tick.ZERO;
      for (var move : RandomGames.moves(start, 80, new Random(SEED + game))) {
        var pressed = at.plusMillis(20_000);
        for (var change : contacts.read(hands.carryOut(hands.reach(move, at), pressed), pressed)) {
          assertThat((read & change.square().bit()) != 0).isNotEqualTo(change.occupied());
          read ^= change.square().bit();
        }
        at = pressed;
      }
      contacts.read(new ArrayList<>(), at.plusMillis(60_000));

      long wrong = contacts.read().bits() ^ hands.wood().bits();
      long told = contacts.broken().bits() | contacts.lying().bits();
      assertThat(wrong & ~told).as("seed %d game %d", SEED, game).isZero();
      assertThat(contacts.lying().count()).isLessThan(8);
    }
  }

  @Test
  void read_cleanContacts_changesNothing() {
    var start = Position.INITIAL;
    var hands = new Hands(Level.CLEAN, SEED, start.occupied());
    var contacts = new FaultyWood(Level.CLEAN, SEED, start.occupied(), Tick.ZERO);
    var move = start.parseUci("g1f3").orElseThrow();
    var changes = hands.carryOut(hands.reach(move, Tick.ZERO), Tick.ofMillis(5_000));

    assertThat(contacts.read(changes, Tick.ofMillis(5_010))).isEqualTo(changes);
  }

  @Test
  void broken_levelBroken_hasTwoDeadSquaresAndOneThatIsStuck() {
    var contacts = new FaultyWood(Level.BROKEN, SEED, Position.INITIAL.occupied(), Tick.ZERO);

    assertThat(contacts.broken().count()).isEqualTo(3);
  }
}
