package org.escaque.host.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;

/**
 * The queue before a table's thread. Contacts are never lost: when it is full, frames are folded
 * into the newest one that waits. What somebody does is refused when it is full. Thread-safe.
 */
final class Inbox {

  private final int capacity;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private List<TableInput> waiting = new ArrayList<>();
  private boolean woken;
  private long folded;

  Inbox(int capacity) {
    this.capacity = capacity;
  }

  /**
   * Puts something in; returns at once. False if it was refused, which no report of a driver is.
   */
  boolean put(TableInput input) {
    lock.lock();
    try {
      boolean full = waiting.size() >= capacity;
      if (full && input instanceof TableInput.Act) {
        return false;
      }
      if (!(full && fold(input))) {
        waiting.add(input);
      }
      changed.signalAll();
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Folds a frame into the last thing that waits, if that is a frame too. */
  private boolean fold(TableInput input) {
    if (waiting.getLast() instanceof TableInput.Board(BoardReport.Contacts(ContactFrame earlier))
        && input instanceof TableInput.Board(BoardReport.Contacts(ContactFrame later))) {
      var both = new BoardReport.Contacts(earlier.fold(later));
      waiting.set(waiting.size() - 1, new TableInput.Board(both));
      folded++;
      return true;
    }
    return false;
  }

  /** Ends the wait of the taker, now or the next time. */
  void wake() {
    lock.lock();
    try {
      woken = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Everything that waits; empty if nothing came in the time. */
  List<TableInput> take(long nanos) throws InterruptedException {
    lock.lock();
    try {
      long left = nanos;
      while (waiting.isEmpty() && !woken && left > 0) {
        left = changed.awaitNanos(left);
      }
      woken = false;
      List<TableInput> taken = waiting;
      waiting = new ArrayList<>();
      return taken;
    } finally {
      lock.unlock();
    }
  }

  /** How many frames were folded into others. */
  long folded() {
    lock.lock();
    try {
      return folded;
    } finally {
      lock.unlock();
    }
  }
}
