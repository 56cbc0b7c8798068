package org.escaque.simulator.cable;

import static org.assertj.core.api.Assertions.assertThat;

import org.escaque.game.Mark;
import org.escaque.simulator.dgt.Mischief;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The cable of a DGT board is pulled fifty times during a game, in virtual time: the moves are the
 * right ones, and those that nobody saw are marked. {@code -Descaque.games=100} plays more games,
 * {@code -Descaque.seed} others.
 */
class PulledCableTest {

  private static final long SEED = Long.getLong("escaque.seed", 20_261_130);
  private static final int GAMES = Integer.getInteger("escaque.games", 3);
  private static final int PULLS = 50;
  private static final int IN_MILLIS = 6_000;

  @ParameterizedTest(name = "battery {0}, at least {1} ms a move, out for at most {2} ms")
  @CsvSource({"true, 3500, 4000", "false, 3500, 4000", "true, 6000, 8000", "false, 6000, 8000"})
  void cable_pulledDuringAGame_leavesTheRightMoves(boolean battery, long think, int out) {
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      var game = play(battery, think, out, seed);

      assertThat(game.marks()).contains(Mark.RECONSTRUCTED).containsOnly(Mark.RECONSTRUCTED);
    }
  }

  /**
   * So many moves in one outage that their order may be unknown: where it is, both readings are
   * named. Where the board has a battery its log tells most of it.
   */
  @ParameterizedTest(name = "battery {0}, at least {1} ms a move, out for at most {2} ms")
  @CsvSource({"true, 1500, 4000", "false, 1500, 4000", "true, 700, 4000", "true, 1500, 20000"})
  void cable_pulledWhileSeveralMovesAreMade_leavesNoWrongOne(boolean battery, long think, int out) {
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      var game = play(battery, think, out, seed);

      assertThat(game.marks())
          .contains(Mark.RECONSTRUCTED)
          .isSubsetOf(Mark.RECONSTRUCTED, Mark.AMBIGUOUS);
    }
  }

  private static CableGame play(boolean battery, long think, int out, long seed) {
    System.out.printf("PulledCableTest seed=%d battery=%b think=%d%n", seed, battery, think);
    var setting =
        new CableGame.Setting(battery, Mischief.Level.BAD, PULLS, think, IN_MILLIS, out, seed);
    var game = new CableGame(setting).play();

    assertThat(game.wrong()).as("seed %d", seed).isEmpty();
    return game;
  }
}
