package org.escaque.board;

import java.util.ArrayDeque;
import java.util.Optional;

/**
 * Between a driver's thread and the thread that owns a table: bounded, but it never drops contacts.
 * When it is full, frames fold into the last one (latest bits, and what was open on the way).
 * Settled events are few and always find room. Any thread.
 */
public final class BoardInbox {

  private final int capacity;
  private final Object lock = new Object();
  private final ArrayDeque<BoardReport> reports = new ArrayDeque<>();
  private long folded;

  /** An inbox that folds frames when it holds this many reports. */
  public BoardInbox(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("capacity " + capacity);
    }
    this.capacity = capacity;
  }

  /** Takes a report; never blocks. */
  public void offer(BoardReport report) {
    synchronized (lock) {
      if (reports.size() >= capacity
          && report instanceof BoardReport.Contacts(ContactFrame later)
          && reports.peekLast() instanceof BoardReport.Contacts(ContactFrame earlier)) {
        reports.removeLast();
        reports.addLast(new BoardReport.Contacts(earlier.fold(later)));
        folded++;
      } else {
        reports.addLast(report);
      }
    }
  }

  /** The oldest report; empty if there is none. */
  public Optional<BoardReport> poll() {
    synchronized (lock) {
      return Optional.ofNullable(reports.poll());
    }
  }

  /** How many frames have been folded so far, for the health report. */
  public long folded() {
    synchronized (lock) {
      return folded;
    }
  }
}
