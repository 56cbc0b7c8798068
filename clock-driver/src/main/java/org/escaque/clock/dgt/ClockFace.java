package org.escaque.clock.dgt;

import java.time.Duration;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/**
 * What a clock shows: whole seconds.
 *
 * @param left seconds of the left side
 * @param leftFlag the left flag has fallen, and the time stands at zero
 * @param pressed the lever that is down
 * @param running whether a time runs
 * @param turn whose time runs, or will when the clock is started
 */
record ClockFace(
    int left,
    int right,
    boolean leftFlag,
    boolean rightFlag,
    Lever pressed,
    boolean running,
    Runs turn,
    boolean batteryLow) {

  int seconds(Lever side) {
    return side == Lever.LEFT ? left : right;
  }

  boolean flag(Lever side) {
    return side == Lever.LEFT ? leftFlag : rightFlag;
  }

  /** Whether all but the times is the same. */
  boolean isLike(ClockFace other) {
    return leftFlag == other.leftFlag
        && rightFlag == other.rightFlag
        && pressed == other.pressed
        && running == other.running
        && turn == other.turn;
  }

  /** Whether the same clock may have shown {@code earlier} so long ago, with nothing done to it. */
  boolean mayFollow(ClockFace earlier, Duration elapsed) {
    return isLike(earlier)
        && mayFollow(earlier, elapsed, Lever.LEFT)
        && mayFollow(earlier, elapsed, Lever.RIGHT);
  }

  private boolean mayFollow(ClockFace earlier, Duration elapsed, Lever side) {
    int fallen = earlier.seconds(side) - seconds(side);
    long most = running ? elapsed.toSeconds() + 1 : 0;
    return fallen >= 0 && fallen <= most;
  }

  /** As above, and the time of the side that waits stands. */
  boolean goesOn(ClockFace earlier, Duration elapsed) {
    var waits = turn == Runs.LEFT ? Lever.RIGHT : Lever.LEFT;
    return mayFollow(earlier, elapsed) && earlier.seconds(waits) == seconds(waits);
  }
}
