package org.escaque.publish;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * What waits for the broker. Of each retained topic only the newest message waits, so that a slow
 * or broken link never builds a backlog; queued ones keep their order, the oldest of too many is
 * dropped and counted; fleeting ones wait for nothing. What is retained is remembered and waits
 * anew for every connection.
 *
 * <p>Thread-safe: many offer, the link's thread takes.
 */
public final class Outbox {

  private static final int MOST_QUEUED = 256;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<String, Message> retained = new LinkedHashMap<>();
  private final Map<String, Message> waiting = new LinkedHashMap<>();
  private final ArrayDeque<Message> queued = new ArrayDeque<>();
  private final ArrayDeque<Message> fleeting = new ArrayDeque<>();
  private boolean connected;
  private boolean woken;
  private long dropped;

  /** Puts a message in; returns at once. */
  public void offer(Message message) {
    lock.lock();
    try {
      switch (message.delivery()) {
        case RETAINED -> {
          retained.put(message.topic(), message);
          waiting.put(message.topic(), message);
        }
        case QUEUED -> {
          if (queued.size() == MOST_QUEUED) {
            queued.removeFirst();
            dropped++;
          }
          queued.addLast(message);
        }
        case FLEETING -> {
          if (connected && fleeting.isEmpty()) {
            fleeting.addLast(message);
          }
        }
      }
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** A connection stands: everything that is retained waits again, in the order it first came. */
  public void connected() {
    lock.lock();
    try {
      connected = true;
      waiting.clear();
      waiting.putAll(retained);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** The connection is gone; fleeting messages are forgotten. */
  public void disconnected() {
    lock.lock();
    try {
      connected = false;
      fleeting.clear();
    } finally {
      lock.unlock();
    }
  }

  /** Takes the next message, waiting for one at most so long, or until {@link #wake}. */
  public Optional<Message> take(long millis) throws InterruptedException {
    lock.lock();
    try {
      long left = TimeUnit.MILLISECONDS.toNanos(millis);
      while (left > 0 && !woken && isEmptyHeld()) {
        left = changed.awaitNanos(left);
      }
      woken = false;
      return next();
    } finally {
      lock.unlock();
    }
  }

  /** Ends the wait of the taker, now or the next time. */
  public void wake() {
    lock.lock();
    try {
      woken = true;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private Optional<Message> next() {
    if (!fleeting.isEmpty()) {
      return Optional.of(fleeting.removeFirst());
    }
    if (!queued.isEmpty()) {
      return Optional.of(queued.removeFirst());
    }
    var first = waiting.values().iterator();
    if (!first.hasNext()) {
      return Optional.empty();
    }
    Message message = first.next();
    first.remove();
    if (message.payload().isEmpty()) {
      // A removal has to be repeated until the broker took it, and never after.
      retained.remove(message.topic(), message);
    }
    return Optional.of(message);
  }

  /** Puts back what did not reach the broker, unless something newer of its topic waits. */
  public void giveBack(Message message) {
    lock.lock();
    try {
      switch (message.delivery()) {
        case RETAINED -> {
          Message newest = retained.putIfAbsent(message.topic(), message);
          if (newest == null || newest.equals(message)) {
            waiting.putIfAbsent(message.topic(), message);
          }
        }
        case QUEUED -> queued.addFirst(message);
        case FLEETING -> {
          // Too late by now.
        }
      }
    } finally {
      lock.unlock();
    }
  }

  public boolean isEmpty() {
    lock.lock();
    try {
      return isEmptyHeld();
    } finally {
      lock.unlock();
    }
  }

  /** How many queued messages were dropped because the link was down for too long. */
  public long dropped() {
    lock.lock();
    try {
      return dropped;
    } finally {
      lock.unlock();
    }
  }

  private boolean isEmptyHeld() {
    return waiting.isEmpty() && queued.isEmpty() && fleeting.isEmpty();
  }
}
