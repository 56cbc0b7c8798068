package org.escaque.simulator.through;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.escaque.publish.Inbound;

/** What a client of the broker has received last of each topic. Thread-safe. */
final class Reader {

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition arrived = lock.newCondition();
  private final Map<String, String> latest = new HashMap<>();
  private final Map<String, String> known = new HashMap<>();

  void received(Inbound message) {
    lock.lock();
    try {
      latest.put(message.topic(), message.payload());
      if (!message.payload().isEmpty()) {
        known.put(message.topic(), message.payload());
      }
      arrived.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits until of each topic this payload came last.
   *
   * @param wanted asked again after each arrival, because more may have been sent meanwhile
   */
  void await(Supplier<Map<String, String>> wanted, Duration most) throws InterruptedException {
    lock.lock();
    try {
      long left = most.toNanos();
      while (!latest.entrySet().containsAll(wanted.get().entrySet())) {
        if (left <= 0) {
          throw new IllegalStateException("the broker is silent: " + missing(wanted.get()));
        }
        left = arrived.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }

  private String missing(Map<String, String> wanted) {
    return wanted.entrySet().stream()
        .filter(entry -> !entry.getValue().equals(latest.get(entry.getKey())))
        .findFirst()
        .map(entry -> entry.getKey() + " " + entry.getValue())
        .orElse("nothing");
  }

  /** The newest payload of each topic; an empty one took a message away. */
  Map<String, String> latest() {
    lock.lock();
    try {
      return Map.copyOf(latest);
    } finally {
      lock.unlock();
    }
  }

  /** The newest payload of each topic that was not the taking away of a message. */
  Map<String, String> known() {
    lock.lock();
    try {
      return Map.copyOf(known);
    } finally {
      lock.unlock();
    }
  }
}
