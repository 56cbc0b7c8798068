package org.escaque.simulator.hil;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.escaque.board.Side;
import org.escaque.board.Square;

/**
 * The wood and the levers of one table as simulated devices of the kernel: module parameters close
 * contacts, pulls of gpio-sim move levers. Confined to one thread.
 */
final class Rig {

  /** Pins of the levers; White sits at the left one. */
  static final int LEFT_LEVER = 23;

  static final int RIGHT_LEVER = 24;

  static final long START = 0xffff_0000_0000_ffffL;

  private static final Duration ROCKING = Duration.ofMillis(12);

  private final Knob squares;
  private final Path levers;
  private long wood;

  /**
   * A rig whose levers lie to the left: Black's is up.
   *
   * @param squares takes the closed contacts
   * @param levers folder of the lines of gpio-sim
   */
  Rig(Knob squares, Path levers) {
    this.squares = squares;
    this.levers = levers;
    lever(Side.BLACK, false);
    lever(Side.WHITE, true);
  }

  /** Whether the folder holds lines of gpio-sim. */
  static boolean hasLevers(Path folder) {
    return Files.isWritable(line(folder, LEFT_LEVER));
  }

  private static Path line(Path folder, int pin) {
    return folder.resolve("sim_gpio" + pin).resolve("pull");
  }

  /** Puts men on these squares and on no other. */
  void stand(long occupied) {
    wood = occupied;
    squares.turn("0x" + Long.toHexString(wood));
  }

  void carryOut(HandStep step) {
    stand(step.occupied() ? wood | step.square().bit() : wood & ~step.square().bit());
  }

  void lift(Square square) {
    carryOut(new HandStep(square, false));
  }

  void place(Square square) {
    carryOut(new HandStep(square, true));
  }

  /** A player presses: the other lever comes up, then his own is down. */
  void press(Side side) {
    lever(side.opponent(), false);
    pause(ROCKING);
    lever(side, true);
  }

  /** Moves one lever alone; down closes its line to ground. */
  void lever(Side side, boolean down) {
    line(side == Side.WHITE ? LEFT_LEVER : RIGHT_LEVER, down);
  }

  /** Closes a line to ground, or opens it. */
  void line(int pin, boolean closed) {
    new Knob(line(levers, pin)).turn(closed ? "pull-down" : "pull-up");
  }

  /** Lets real time pass. */
  static void pause(Duration duration) {
    long end = System.nanoTime() + duration.toNanos();
    for (long left = duration.toNanos(); left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}
