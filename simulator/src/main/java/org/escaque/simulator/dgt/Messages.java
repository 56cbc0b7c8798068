package org.escaque.simulator.dgt;

import static java.nio.charset.StandardCharsets.US_ASCII;

import org.escaque.clock.Runs;

/**
 * What the board says in single-board mode: id, length of it all in two sevens of bits, payload.
 */
final class Messages {

  static final int DUMP = 0x86;
  static final int CLOCK = 0x8D;
  static final int FIELD = 0x8E;
  static final int LOG = 0x8F;
  static final int BUS_ADDRESS = 0x90;
  static final int SERIAL = 0x91;
  static final int TRADEMARK = 0x92;
  static final int VERSION = 0x93;
  static final int BATTERY = 0xA0;
  static final int LONG_SERIAL = 0xA2;

  private static final int HEADER = 3;
  private static final int NO_CLOCK = 0x20;

  private Messages() {}

  static Octets of(int id, Octets payload) {
    int length = HEADER + payload.size();
    return Octets.of(id, length >> 7, length & 0x7F).plus(payload);
  }

  static Octets of(int id, String text) {
    return of(id, Octets.of(text.getBytes(US_ASCII)));
  }

  static Octets dump(Fields fields) {
    return of(DUMP, fields.codes());
  }

  static Octets field(int field, int code) {
    return of(FIELD, Octets.of(field, code));
  }

  static Octets clock(ClockFace face) {
    return of(CLOCK, clockPayload(face));
  }

  static Octets clockPayload(ClockFace face) {
    return switch (face) {
      case ClockFace.None none -> Octets.of(0, 0, 0, 0, 0, 0, NO_CLOCK);
      case ClockFace.Shown shown -> shown(shown);
    };
  }

  private static Octets shown(ClockFace.Shown shown) {
    var right = shown.right();
    var left = shown.left();
    return Octets.of(
        right.hours(),
        right.minuteDigits(),
        right.secondDigits(),
        left.hours(),
        left.minuteDigits(),
        left.secondDigits(),
        status(shown));
  }

  private static int status(ClockFace.Shown shown) {
    return (shown.running() ? 0x01 : 0)
        | (shown.rightHigh() ? 0x02 : 0)
        | (shown.batteryLow() ? 0x04 : 0)
        | (shown.turn() == Runs.RIGHT ? 0x08 : 0)
        | (shown.turn() == Runs.LEFT ? 0x10 : 0);
  }

  /** All zero: what a radio board says after a clock command, and no reading of any clock. */
  static Octets nullClock() {
    return of(CLOCK, Octets.of(0, 0, 0, 0, 0, 0, 0));
  }

  /** Four bytes of the clock, told in the place of times: their high bits travel in the hours. */
  static Octets acknowledgement(int a0, int a1, int a2, int a3) {
    int rightHours = 0x0A | (a2 & 0x80) >> 3 | (a3 & 0x80) >> 2;
    int leftHours = 0x0A | (a0 & 0x80) >> 3 | (a1 & 0x80) >> 2;
    return of(
        CLOCK, Octets.of(rightHours, a0 & 0x7F, a1 & 0x7F, leftHours, a2 & 0x7F, a3 & 0x7F, 0));
  }
}
