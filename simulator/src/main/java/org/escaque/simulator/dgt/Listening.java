package org.escaque.simulator.dgt;

import org.escaque.board.Tick;

/**
 * Puts received bytes together: a command of one byte, {@code 2B size ...} for the clock, {@code 60
 * size ...} for lamps, or four bytes of the bus.
 */
final class Listening {

  private static final int CLOCK_COMMAND = 0x2B;
  private static final int LAMP_COMMAND = 0x60;
  private static final int BUS_BIT = 0x80;
  private static final int BUS_BYTES = 4;

  private Listening() {}

  static DgtBoard.Step hear(DgtBoard board, int value, Tick tick) {
    if (board.frame().size() > 0) {
      return more(board, board.frame().plus(Octets.of(value)), tick);
    }
    if ((value & BUS_BIT) != 0) {
      return board.with(Octets.of(value)).silent();
    }
    // A single-board command takes a board out of its bus mode.
    var single = board.mode() == Mode.BUS ? board.with(Mode.IDLE) : board;
    var heard = single.with(single.heard().plus(value));
    return value == CLOCK_COMMAND || value == LAMP_COMMAND
        ? heard.with(Octets.of(value)).silent()
        : SingleBoard.carryOut(heard, value, tick);
  }

  private static DgtBoard.Step more(DgtBoard board, Octets frame, Tick tick) {
    int first = frame.at(0);
    if ((first & BUS_BIT) != 0) {
      return frame.size() < BUS_BYTES ? board.with(frame).silent() : bus(board, frame);
    }
    boolean complete = frame.size() > 1 && frame.size() == 2 + frame.at(1);
    if (!complete) {
      return board.with(frame).silent();
    }
    var done = board.with(Octets.NONE);
    return first == CLOCK_COMMAND ? ClockCommands.carryOut(done, frame, tick) : done.silent();
  }

  private static DgtBoard.Step bus(DgtBoard board, Octets frame) {
    var done = board.with(Octets.NONE);
    if (!Bus.isValid(frame)) {
      return done.silent();
    }
    var heard = done.with(done.heard().plus(frame.at(0)));
    // The command that calls a board to the bus is not carried out.
    return board.mode() == Mode.BUS ? Bus.carryOut(heard, frame) : heard.with(Mode.BUS).silent();
  }
}
