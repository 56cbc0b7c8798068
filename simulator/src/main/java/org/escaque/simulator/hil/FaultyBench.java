package org.escaque.simulator.hil;

import org.escaque.board.Square;

/**
 * A matrix that somebody soldered badly, and hands that follow a walk over it: a square is dead,
 * two are bridged, a diode is missing, the left lever hangs on another line. Confined to one
 * thread.
 */
final class FaultyBench {

  static final Square DEAD = square("b6");
  static final Square BRIDGED = square("e4");
  static final Square BRIDGED_WITH = square("e5");
  static final Square BARE = square("d3");

  /** Where the left lever was wired to. */
  static final int WRONG_LINE = 22;

  private final Rig rig;
  private long background;

  /** A bench with all men off and all levers up. */
  FaultyBench(Rig rig, Knob bare) {
    this.rig = rig;
    rig.line(Rig.LEFT_LEVER, false);
    rig.line(Rig.RIGHT_LEVER, false);
    rig.line(WRONG_LINE, false);
    bare.turn("0x" + Long.toHexString(BARE.bit()));
    stand(0);
  }

  /**
   * Does what a line of the walk asks for.
   *
   * @return whether Enter must follow, because it was asked for or because nothing happens
   */
  boolean obey(String line) {
    if (line.startsWith("take all men")) {
      stand(0);
      return true;
    }
    if (line.startsWith("put eight men on rank ")) {
      background = 0xffL << (8 * (line.charAt(22) - '1'));
      stand(background);
      return true;
    }
    if (line.startsWith("put a man on ")) {
      var square = square(line.substring(13, 15));
      stand(background | square.bit());
      return square.equals(DEAD);
    }
    if (line.startsWith("press ")) {
      press(line.contains("left_lever"), true);
    } else if (line.startsWith("let it go")) {
      press(true, false);
      press(false, false);
    }
    return false;
  }

  private void press(boolean left, boolean down) {
    rig.line(left ? WRONG_LINE : Rig.RIGHT_LEVER, down);
  }

  /** Which contacts close under these men. */
  private void stand(long men) {
    long both = BRIDGED.bit() | BRIDGED_WITH.bit();
    long closed = men & ~DEAD.bit();
    rig.stand((closed & both) != 0 ? closed | both : closed);
  }

  private static Square square(String name) {
    return Square.parse(name).orElseThrow();
  }
}
