package org.escaque.host;

import java.time.Duration;
import java.util.List;
import org.escaque.host.broker.EmbeddedBroker;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closes several things at once, each on a thread of its own, and waits for so long at most. */
final class Closing {

  private static final Logger LOG = LoggerFactory.getLogger(Closing.class);

  private Closing() {}

  static void allWithin(Duration most, List<? extends AutoCloseable> things) {
    List<Thread> threads =
        things.stream()
            .map(thing -> Thread.ofPlatform().daemon().name("closing").start(() -> close(thing)))
            .toList();
    long deadline = System.nanoTime() + most.toNanos();
    try {
      for (Thread thread : threads) {
        thread.join(Duration.ofNanos(Math.max(1, deadline - System.nanoTime())));
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Begins to close a broker that serves nobody any more, if there is one. */
  static void broker(@Nullable EmbeddedBroker broker) {
    if (broker != null) {
      // It waits for its own threads longer than anybody has to; the process ends without it.
      allWithin(Duration.ofMillis(200), List.of(broker));
    }
  }

  private static void close(AutoCloseable thing) {
    try {
      thing.close();
    } catch (Exception failed) {
      LOG.warn("closing={} reason=\"{}\"", thing.getClass().getSimpleName(), failed.toString());
    }
  }
}
