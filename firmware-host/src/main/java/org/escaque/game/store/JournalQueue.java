package org.escaque.game.store;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;
import org.jspecify.annotations.Nullable;

/**
 * What waits to be written. Touches wait up to a fifth of a second for company; anything urgent
 * takes all that waits along. Thread-safe.
 */
final class JournalQueue<T> {

  private static final long GROUP_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  /** How often the writer comes by when nothing is to be written. */
  private static final long IDLE_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** An event and what is released with it. */
  record Entry<T>(GameEvent event, boolean urgent, T released) {}

  /**
   * What is written at once.
   *
   * @param alive null if that is not to be noted
   * @param closing nothing comes after it
   */
  record Batch<T>(List<Entry<T>> entries, @Nullable Tick alive, boolean closing) {}

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private List<Entry<T>> waiting = new ArrayList<>();
  private @Nullable Tick alive;
  private boolean urgent;
  private boolean closing;
  private boolean busy;

  void put(Entry<T> entry) {
    lock.lock();
    try {
      boolean news = waiting.isEmpty() || (entry.urgent() && !urgent);
      waiting.add(entry);
      urgent |= entry.urgent();
      if (news) {
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  void alive(Tick tick) {
    lock.lock();
    try {
      alive = tick;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  void close() {
    lock.lock();
    try {
      closing = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** The next batch; empty now and then, so that what failed is tried again. */
  Batch<T> take() throws InterruptedException {
    lock.lock();
    try {
      busy = false;
      changed.signalAll();
      long idle = IDLE_NANOS;
      while (waiting.isEmpty() && alive == null && !closing && idle > 0) {
        idle = changed.awaitNanos(idle);
      }
      long group = GROUP_NANOS;
      while (!waiting.isEmpty() && !urgent && !closing && group > 0) {
        group = changed.awaitNanos(group);
      }
      var batch = new Batch<>(waiting, alive, closing);
      waiting = new ArrayList<>();
      alive = null;
      urgent = false;
      busy = true;
      return batch;
    } finally {
      lock.unlock();
    }
  }

  boolean awaitEmpty(Duration most) throws InterruptedException {
    lock.lock();
    try {
      urgent |= !waiting.isEmpty();
      changed.signalAll();
      long left = most.toNanos();
      while ((busy || alive != null || !waiting.isEmpty()) && left > 0) {
        left = changed.awaitNanos(left);
      }
      return !busy && alive == null && waiting.isEmpty();
    } finally {
      lock.unlock();
    }
  }

  int size() {
    lock.lock();
    try {
      return waiting.size();
    } finally {
      lock.unlock();
    }
  }
}
