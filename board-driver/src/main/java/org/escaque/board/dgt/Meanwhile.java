package org.escaque.board.dgt;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board's log and what the board has said since, as records of the same kind: the log ends where
 * it was asked for, and takes seconds to come. What comes before it is in it. Confined to one
 * thread.
 */
final class Meanwhile {

  private final Men asked;
  private final List<LogRecord> records = new ArrayList<>();
  private boolean logged;

  /** Whose end of the lever is down, as far as it was seen. */
  private @Nullable Boolean left;

  /**
   * The log was asked for.
   *
   * @param asked what stood there then
   * @param frames what the clock showed then
   */
  Meanwhile(Men asked, List<ClockFrame> frames) {
    this.asked = asked;
    frames.forEach(this::clock);
  }

  Men asked() {
    return asked;
  }

  /** The log came. */
  void log(List<LogRecord> log) {
    records.addAll(log);
    logged = true;
  }

  /** A square has changed. */
  void changed(LogRecord.Change change) {
    if (logged) {
      records.add(change);
    }
  }

  void clock(ClockFrame frame) {
    if (frame.showsNoLever()) {
      return;
    }
    boolean now = frame.isLeftDown();
    if (logged && left != null && left != now) {
      records.add(new LogRecord.Pressed(now, frame.seconds(now)));
    }
    left = now;
  }

  List<LogRecord> records() {
    return List.copyOf(records);
  }
}
