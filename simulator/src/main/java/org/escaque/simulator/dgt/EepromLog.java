package org.escaque.simulator.dgt;

import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What the board notes for itself in its 7,936 bytes, the oldest overwritten first. It survives
 * power cuts. Immutable.
 *
 * @param bytes noted so far, without the mark of the end
 * @param last the newest piece change, if nothing was noted after it
 * @param atStart the newest tag of a start position still holds
 */
public record EepromLog(String bytes, @Nullable Change last, boolean atStart) {

  static final int SIZE = 0x1F00;

  static final int POWER_UP = 0x6A;
  static final int END = 0x6B;
  static final int OTHER_SET_UP = 0x6C;
  static final int EMPTY_BOARD = 0x6D;
  static final int DOWNLOADED = 0x6E;
  static final int START_POSITION = 0x6F;
  static final int START_POSITION_TURNED = 0x7A;

  private static final int PIECE = 0x40;
  private static final int SOON = 0x10;
  private static final int RIGHT_TIME = 0x60;
  private static final int LEFT_TIME = 0x70;
  private static final long SOON_MILLIS = 250;

  /** How many men must have left a start position before it can be tagged again. */
  private static final int HYSTERESIS = 2;

  public static final EepromLog NEW = new EepromLog("", null, false);

  /** A piece change and when it was noted. */
  public record Change(int field, Tick tick) {}

  /** A field changed; {@code after} is the whole board then. */
  EepromLog changed(int field, int code, Fields after, Tick tick) {
    var before = last;
    boolean soon = before != null && tick.since(before.tick()).toMillis() < SOON_MILLIS;
    boolean flickers = soon && before != null && before.field() == field;
    var kept = flickers ? bytes.substring(0, bytes.length() - 2) : bytes;
    var record = "" + (char) (PIECE | (soon ? SOON : 0) | code) + (char) field;
    var noted = new EepromLog(cut(kept + record), new Change(field, tick), atStart);
    return noted.tagged(after);
  }

  private EepromLog tagged(Fields fields) {
    if (atStart && awayFromStart(fields) > HYSTERESIS) {
      return new EepromLog(bytes, last, false);
    }
    int tag = tag(fields);
    return tag == 0 || atStart ? this : new EepromLog(cut(bytes + (char) tag), null, true);
  }

  /** How many of the 32 fields of a set-up board are empty. */
  private static int awayFromStart(Fields fields) {
    int away = 0;
    for (int at = 0; at < 16; at++) {
      away += (fields.isEmpty(at) ? 1 : 0) + (fields.isEmpty(63 - at) ? 1 : 0);
    }
    return away;
  }

  private static int tag(Fields fields) {
    if (fields.equals(Fields.START)) {
      return START_POSITION;
    }
    if (fields.turned().equals(Fields.START)) {
      return START_POSITION_TURNED;
    }
    if (fields.isSetUp()) {
      return OTHER_SET_UP;
    }
    return fields.equals(Fields.EMPTY) ? EMPTY_BOARD : 0;
  }

  /** The lever was moved; what the clock of the player who pressed showed. */
  EepromLog pressed(ClockFace.Reading reading, boolean left) {
    int hours = (left ? LEFT_TIME : RIGHT_TIME) | reading.seconds() / 3600;
    return noted("" + (char) hours + (char) reading.minuteDigits() + (char) reading.secondDigits());
  }

  EepromLog noted(int tag) {
    return noted("" + (char) tag);
  }

  private EepromLog noted(String record) {
    return new EepromLog(cut(bytes + record), null, atStart);
  }

  private static String cut(String bytes) {
    return bytes.substring(Math.max(0, bytes.length() - (SIZE - 1)));
  }

  /** All of it, oldest first: no-operations where nothing was written yet, and the end at last. */
  String dump() {
    return "\0".repeat(SIZE - 1 - bytes.length()) + bytes + (char) END;
  }
}
