package org.escaque.simulator.daemon;

import java.time.Duration;
import java.util.Random;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.clock.Lever;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.hands.Identities;
import org.escaque.simulator.hands.Level;

/** Two players at a DGT board, in real time, who look at no host. Confined to one thread. */
final class DgtPlayers {

  /** A scan that this process keeps waiting still finds the man before the lever is down. */
  private static final Duration PAUSE = Duration.ofMillis(600);

  private final DgtWorld world;
  private final Hands hands;
  private final RandomPlay play;
  private final Random random;

  DgtPlayers(DgtWorld world, long seed) {
    this.world = world;
    hands = new Hands(Level.CLEAN, seed, Position.INITIAL.occupied());
    play = new RandomPlay(seed);
    random = new Random(seed);
  }

  RandomPlay played() {
    return play;
  }

  void begin() {
    world.press(Lever.RIGHT);
  }

  /** Thinks for at least so long, moves and presses. */
  void play(long thinkMillis) throws InterruptedException {
    var move = play.next();
    var position = play.position();
    var begin = DgtWorld.now().plusMillis(thinkMillis + random.nextLong(thinkMillis));
    var intent = hands.reach(move, begin).withPause(PAUSE);
    var pressed = intent.earliestPress().plusMillis(1_200);
    carryOut(position, move, intent, pressed);
    Players.sleepUntil(pressed.nanos());
    world.press(position.turn() == Side.WHITE ? Lever.LEFT : Lever.RIGHT);
    play.played(move);
  }

  private void carryOut(Position position, Move move, Hands.Intent intent, Tick pressed)
      throws InterruptedException {
    for (var change : Identities.of(position, move, hands.carryOut(intent, pressed))) {
      Players.sleepUntil(change.tick().nanos());
      world.stands(change.square(), change.man());
    }
  }
}
