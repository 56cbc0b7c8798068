package org.escaque.simulator.daemon;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.chess.Move;
import org.escaque.chess.Position;
import org.escaque.clock.Lever;
import org.escaque.simulator.hands.Hands;
import org.escaque.simulator.hands.Level;

/**
 * Two players at a world, in real time. They finish a move that they have begun whatever the host
 * does, and wait before the next one until its clock runs. Confined to one thread.
 */
final class Players {

  private static final long PATIENCE_NANOS = 120_000_000_000L;

  /**
   * Board and clock are told on lines of their own and stamped when they are heard: on a busy
   * machine one may be late by tenths of a second.
   */
  private static final Duration PRESS = Duration.ofMillis(600);

  private final World world;
  private final Hands hands;
  private final Random random;

  /** When each lever went down, the first for the start, in nanoseconds. */
  private final List<Long> presses = new ArrayList<>();

  Players(World world, long seed) {
    this.world = world;
    hands = new Hands(Level.CLEAN, seed, Position.INITIAL.occupied());
    random = new Random(seed);
  }

  List<Long> presses() {
    return presses;
  }

  void begin() {
    press(Side.BLACK);
  }

  /** Thinks, moves and presses. */
  void play(Move move, Side side, long thinkMillis) throws InterruptedException {
    var now = new Tick(System.nanoTime());
    var begin = now.plusMillis(thinkMillis + random.nextInt(100));
    var intent = hands.reach(move, begin).withPause(PRESS);
    var pressed = intent.earliestPress().plusMillis(200);
    for (var change : hands.carryOut(intent, pressed)) {
      sleepUntil(change.tick().nanos());
      world.contact(change.square().bit(), change.occupied());
    }
    sleepUntil(pressed.nanos());
    press(side);
  }

  private void press(Side side) {
    world.press(side == Side.WHITE ? Lever.LEFT : Lever.RIGHT);
    presses.add(System.nanoTime());
  }

  /** Waits for something that the players can see; false if it does not come. */
  static boolean waitFor(BooleanSupplier seen) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!seen.getAsBoolean()) {
      if (System.nanoTime() > end) {
        return false;
      }
      Thread.sleep(5);
    }
    return true;
  }

  /** Players wait in real time for what they do next. */
  static void sleepUntil(long nanos) throws InterruptedException {
    long left = nanos - System.nanoTime();
    if (left > 0) {
      Thread.sleep(left / 1_000_000, (int) (left % 1_000_000));
    }
  }
}
