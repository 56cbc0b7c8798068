package org.escaque.board.dgt;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads a board's EEPROM log: records of one to three bytes, the oldest first, up to its end. Marks
 * that say nothing of moves are passed over: a board notes each reading of its log, too.
 */
final class LogReader {

  private static final int POWER_UP = 0x6a;
  private static final int END = 0x6b;

  private final List<Integer> bytes;
  private final List<LogRecord> records = new ArrayList<>();
  private int at;

  private LogReader(List<Integer> bytes) {
    this.bytes = bytes;
  }

  /**
   * What can be read; records that make no sense are left out, and one byte of them passed over.
   */
  static List<LogRecord> read(List<Integer> bytes) {
    var reader = new LogReader(bytes);
    while (reader.at < bytes.size() && bytes.get(reader.at) != END) {
      reader.next();
    }
    return List.copyOf(reader.records);
  }

  private void next() {
    int first = bytes.get(at);
    if (first >= 0x40 && first <= 0x5f) {
      change(first & 0xf);
    } else if (first >= 0x60 && first <= 0x69 || first >= 0x70 && first <= 0x79) {
      pressed(first);
    } else {
      at++;
      if (first == POWER_UP) {
        records.add(new LogRecord.PoweredUp());
      }
    }
  }

  private void change(int code) {
    int square = at + 1 < bytes.size() ? bytes.get(at + 1) : -1;
    if (square < 0 || square > 63) {
      at++;
      return;
    }
    at += 2;
    records.add(new LogRecord.Change(Men.square(square), Men.letter(code)));
  }

  private void pressed(int first) {
    int minutes = at + 1 < bytes.size() ? decimal(bytes.get(at + 1)) : -1;
    int seconds = at + 2 < bytes.size() ? decimal(bytes.get(at + 2)) : -1;
    if (minutes < 0 || seconds < 0) {
      at++;
      return;
    }
    at += 3;
    boolean left = (first & 0x10) != 0;
    records.add(new LogRecord.Pressed(left, ((first & 0xf) * 60 + minutes) * 60 + seconds));
  }

  /** Two decimal digits below 60; negative for anything else. */
  static int decimal(int coded) {
    int tens = coded >> 4;
    int ones = coded & 0xf;
    return tens > 5 || ones > 9 ? -1 : tens * 10 + ones;
  }
}
