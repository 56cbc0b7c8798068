package org.escaque.simulator.bench;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Pattern;

/** The newest message of a game, and the wait for one with so many plies. Thread-safe. */
final class GameMessages {

  private static final Pattern PLY = Pattern.compile("\"ply\":([0-9]+)");

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private String newest = "";
  private int plies;

  void heard(String payload) {
    var ply = PLY.matcher(payload);
    lock.lock();
    try {
      newest = payload;
      plies = ply.find() ? Integer.parseInt(ply.group(1)) : 0;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  String newest() {
    lock.lock();
    try {
      return newest;
    } finally {
      lock.unlock();
    }
  }

  void await(int ply, long seconds) throws InterruptedException {
    lock.lock();
    try {
      long left = TimeUnit.SECONDS.toNanos(seconds);
      while (plies < ply) {
        if (left <= 0) {
          throw new IllegalStateException("ply " + ply + " did not come");
        }
        left = changed.awaitNanos(left);
      }
    } finally {
      lock.unlock();
    }
  }
}
