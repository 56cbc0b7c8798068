package org.escaque.simulator.dgt;

import org.escaque.board.Tick;

/**
 * Commands that the board hands on to its clock: {@code 2B size 03 command ... 00}. The clock's
 * answer is told in the modes that tell the clock.
 */
final class ClockCommands {

  private static final int OK = 0x10;
  private static final int ERROR = 0x40;

  private static final int VERSION = 0x09;
  private static final int SET_AND_RUN = 0x0A;

  /** High and low half: the version 2.2. */
  private static final int CLOCK_VERSION = 0x22;

  private ClockCommands() {}

  static DgtBoard.Step carryOut(DgtBoard board, Octets frame, Tick tick) {
    if (!isCommand(frame) || !(board.clock() instanceof ClockFace.Shown)) {
      return board.silent();
    }
    int command = frame.at(3);
    boolean refused = command == SET_AND_RUN && !board.quirks().remote();
    var message =
        Messages.acknowledgement(
            refused ? ERROR : OK, command, command == VERSION ? CLOCK_VERSION : 0, 0);
    var answered = board.with(new DgtBoard.Answer(message, tick));
    if (!board.mode().tellsClock()) {
      return answered.silent();
    }
    return answered.says(board.quirks().nullTimes() ? message.plus(Messages.nullClock()) : message);
  }

  private static boolean isCommand(Octets frame) {
    return frame.size() >= 5 && frame.at(2) == 0x03 && frame.at(frame.size() - 1) == 0;
  }
}
