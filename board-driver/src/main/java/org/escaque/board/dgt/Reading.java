package org.escaque.board.dgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What is read of a board after its line was opened, until it can be believed: two dumps that say
 * the same, and the clock before them. Confined to one thread.
 */
final class Reading {

  /** So many frames of a clock confirm each other. */
  private static final int PAIR = 2;

  private final Asker asker;
  private final List<ClockFrame> frames = new ArrayList<>();
  private final @Nullable Meanwhile log;
  private @Nullable Men first;

  /** When the clock had been read, or its lever was pressed after that. */
  private @Nullable Tick clockRead;

  /** Dumps agreed too early: another one is due then. */
  private @Nullable Tick due;

  /**
   * Asks what the clock shows and what stands on the board, each twice.
   *
   * @param battery whether to ask for it too
   * @param log null if it was not asked for
   */
  Reading(Asker asker, boolean battery, @Nullable Meanwhile log) {
    this.asker = asker;
    this.log = log;
    asker.askAgain(DgtCommand.CLOCK);
    asker.askAgain(DgtCommand.CLOCK);
    if (battery) {
      asker.ask(DgtCommand.BATTERY);
    }
    asker.askAgain(DgtCommand.DUMP);
    asker.askAgain(DgtCommand.DUMP);
  }

  void frame(ClockFrame frame, Tick tick) {
    if (log != null) {
      log.clock(frame);
    }
    boolean pressed = !frames.isEmpty() && frames.getLast().isLeftDown() != frame.isLeftDown();
    if (pressed) {
      frames.clear();
    }
    if (frames.size() < PAIR) {
      clockRead = tick;
    } else {
      frames.removeFirst();
    }
    frames.add(frame);
  }

  /** Something changes: dumps before it are no more. */
  void changed(LogRecord.Change change) {
    if (log != null) {
      log.changed(change);
    }
    first = null;
    asker.ask(DgtCommand.DUMP);
  }

  /**
   * A dump came. Whoever pressed lately may have his man still on the way for the board's scan, so
   * what counts was asked for a round later.
   *
   * @param asked when it was asked for; null if nobody has
   * @return whether it can be believed
   */
  boolean agrees(Men men, @Nullable Tick asked) {
    if (!men.equals(first)) {
      first = men;
      asker.ask(DgtCommand.DUMP);
      return false;
    }
    var read = clockRead;
    if (asked != null && (read == null || !asked.isBefore(read.plus(ManSettler.ROUND)))) {
      return true;
    }
    if (read == null) {
      asker.ask(DgtCommand.DUMP);
    } else {
      due = read.plus(ManSettler.ROUND);
    }
    return false;
  }

  /** What the clock shows: two frames at most, of the same lever. */
  List<ClockFrame> clock() {
    return List.copyOf(frames);
  }

  /** The board's log, if it was asked for. */
  Optional<Meanwhile> log() {
    return Optional.ofNullable(log);
  }

  /** Time has passed. */
  void at(Tick now) {
    if (due != null && !due.isAfter(now)) {
      due = null;
      asker.ask(DgtCommand.DUMP);
    }
  }

  Optional<Tick> wakeAt() {
    return Optional.ofNullable(due);
  }
}
