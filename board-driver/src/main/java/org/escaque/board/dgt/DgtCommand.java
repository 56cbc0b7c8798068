package org.escaque.board.dgt;

/** What this program may say to a board: each is one byte. None of them sets anything. */
enum DgtCommand {
  RESET(0x40),
  CLOCK(0x41),
  DUMP(0x42),
  SERIAL_NUMBER(0x45),
  MOVE_LOG(0x49),
  /** From now on the board tells changes, and its clock when that changes. */
  UPDATE_NICE(0x4b),
  BATTERY(0x4c),
  VERSION(0x4d);

  private final int code;

  DgtCommand(int code) {
    this.code = code;
  }

  byte code() {
    return (byte) code;
  }
}
