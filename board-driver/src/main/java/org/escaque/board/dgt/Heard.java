package org.escaque.board.dgt;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What a board and its clock told last, to be found again in the board's log. Confined to one
 * thread.
 */
final class Heard {

  /** A square that changes again so soon overwrites its entry in the log. */
  private static final Duration SOON = Duration.ofMillis(250);

  private final ArrayDeque<LogRecord.Change> changes = new ArrayDeque<>();
  private Tick last = Tick.ZERO;
  private @Nullable ClockFrame clock;

  /** What comes now does not follow what came before: there was a gap, or these are in it. */
  void anew(List<LogRecord> gap) {
    changes.clear();
    for (var record : gap) {
      if (record instanceof LogRecord.Change change) {
        plus(change);
      }
    }
    last = Tick.ZERO;
  }

  private void plus(LogRecord.Change change) {
    if (changes.size() == Recovery.MEMORY) {
      changes.removeFirst();
    }
    changes.addLast(change);
  }

  /** The clock showed this. */
  void clock(ClockFrame frame) {
    clock = frame.showsNoLever() ? clock : frame;
  }

  /** Whether this shows the lever as it was; so it is taken to be where nothing is known. */
  boolean isLeverOf(List<ClockFrame> frames) {
    return clock == null
        || frames.isEmpty()
        || frames.getLast().showsNoLever()
        || frames.getLast().isLeftDown() == clock.isLeftDown();
  }

  /**
   * How a press fits to what the clock showed last, if times only fall: positive if it was before
   * that, negative if it was after, 0 if nobody knows. Who had pressed last showed just the time of
   * that press.
   */
  int before(LogRecord.Pressed pressed) {
    var last = clock;
    int shown = last == null ? -1 : last.seconds(pressed.left());
    if (last == null || shown < 0) {
      return 0;
    }
    int compared = Integer.compare(pressed.seconds(), shown);
    return compared == 0 ? pressed.left() == last.isLeftDown() ? 1 : -1 : compared;
  }

  void add(LogRecord.Change change, Tick tick) {
    boolean again =
        !changes.isEmpty()
            && changes.getLast().square() == change.square()
            && tick.since(last).compareTo(SOON) < 0;
    if (again) {
      changes.removeLast();
    }
    plus(change);
    last = tick;
  }

  /** The oldest first. */
  List<LogRecord.Change> changes() {
    return List.copyOf(changes);
  }
}
