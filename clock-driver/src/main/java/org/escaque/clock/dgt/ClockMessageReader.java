package org.escaque.clock.dgt;

import org.escaque.board.dgt.ClockFrame;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;

/** Reads the seven bytes of a clock message. Times are decimal digits of four bits each. */
final class ClockMessageReader {

  private static final int FLAG_FALLEN = 0x10;

  private static final int RUNNING = 0x01;
  private static final int RIGHT_HIGH = 0x02;
  private static final int BATTERY_LOW = 0x04;
  private static final int RIGHT_TURN = 0x08;
  private static final int LEFT_TURN = 0x10;
  private static final int NO_CLOCK = 0x20;

  private static final int ACKNOWLEDGED = 0x0a;
  private static final int GOOD = 0x10;
  private static final int BY_ITSELF = 0x80;
  private static final int BUTTON = 0x88;

  private ClockMessageReader() {}

  static ClockMessage read(ClockFrame frame, DgtSides sides) {
    if ((frame.right() & 0xf) == ACKNOWLEDGED || (frame.left() & 0xf) == ACKNOWLEDGED) {
      return acknowledged(frame);
    }
    if ((frame.status() & NO_CLOCK) != 0) {
      return new ClockMessage.NoClock();
    }
    int first = seconds(frame.right(), frame.rightMinutes(), frame.rightSeconds());
    int second = seconds(frame.left(), frame.leftMinutes(), frame.leftSeconds());
    if (first < 0 || second < 0) {
      return new ClockMessage.Wrong("no time: " + frame);
    }
    boolean firstFlag = (frame.right() & FLAG_FALLEN) != 0;
    boolean secondFlag = (frame.left() & FLAG_FALLEN) != 0;
    if (firstFlag && first > 0 || secondFlag && second > 0) {
      return new ClockMessage.Wrong("a fallen flag, and time is left: " + frame);
    }
    boolean running = (frame.status() & RUNNING) != 0;
    if (first == 0 && second == 0 && !firstFlag && !secondFlag && !running) {
      return new ClockMessage.Nothing();
    }
    boolean swap = sides.leftFirst();
    return new ClockMessage.Times(
        new ClockFace(
            swap ? first : second,
            swap ? second : first,
            swap ? firstFlag : secondFlag,
            swap ? secondFlag : firstFlag,
            pressed(frame.status()),
            running,
            turn(frame.status(), sides),
            (frame.status() & BATTERY_LOW) != 0));
  }

  /** Seconds of a side; negative for what is no time. */
  private static int seconds(int hours, int minutes, int seconds) {
    int h = hours & 0xf;
    int m = decimal(minutes);
    int s = decimal(seconds);
    return h > 9 || m < 0 || s < 0 ? -1 : (h * 60 + m) * 60 + s;
  }

  private static int decimal(int coded) {
    int tens = coded >> 4;
    int ones = coded & 0xf;
    return tens > 5 || ones > 9 ? -1 : tens * 10 + ones;
  }

  /** The side that is down: the other one is high. */
  private static Lever pressed(int status) {
    return (status & RIGHT_HIGH) != 0 ? Lever.LEFT : Lever.RIGHT;
  }

  private static Runs turn(int status, DgtSides sides) {
    boolean right = (status & RIGHT_TURN) != 0;
    boolean left = (status & LEFT_TURN) != 0;
    if (right == left) {
      // Old clocks do not tell: then the lever does.
      return pressed(status) == Lever.LEFT ? Runs.RIGHT : Runs.LEFT;
    }
    return right != sides.turnSwapped() ? Runs.RIGHT : Runs.LEFT;
  }

  /** Four bytes of eight bits, spread over six of seven. */
  private static ClockMessage acknowledged(ClockFrame frame) {
    int result = frame.rightMinutes() & 0x7f | frame.left() << 3 & 0x80;
    int command = frame.rightSeconds() & 0x7f | frame.left() << 2 & 0x80;
    int detail = frame.leftMinutes() & 0x7f | frame.right() << 3 & 0x80;
    int key = frame.leftSeconds() & 0x7f | frame.right() << 2 & 0x80;
    if (command == BUTTON) {
      return new ClockMessage.ButtonPressed(button(key, detail));
    }
    if ((command & BY_ITSELF) != 0) {
      return new ClockMessage.Spoke(command);
    }
    return new ClockMessage.Acknowledged(command, result == GOOD);
  }

  private static ClockMessage.Button button(int key, int detail) {
    return switch (key) {
      case 0x31 -> ClockMessage.Button.BACK;
      case 0x32 -> ClockMessage.Button.PLUS;
      case 0x33 -> ClockMessage.Button.RUN;
      case 0x34 -> ClockMessage.Button.MINUS;
      case 0x35 -> detail == 0x45 ? ClockMessage.Button.BACK_AND_OK : ClockMessage.Button.OK;
      default -> ClockMessage.Button.UNKNOWN;
    };
  }
}
