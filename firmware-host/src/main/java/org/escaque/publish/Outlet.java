package org.escaque.publish;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Stamps messages of one boot and hands them to the link, so that the order of the stamps is the
 * order on the wire. Thread-safe.
 */
public final class Outlet {

  private final long boot;
  private final Encoder encoder;
  private final Link link;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Long> sequences = new HashMap<>();

  public Outlet(long boot, Encoder encoder, Link link) {
    this.boot = boot;
    this.encoder = encoder;
    this.link = link;
  }

  /** A retained message with the next stamp of its topic. */
  public void retained(String topic, @Nullable Long at, Body body) {
    lock.lock();
    try {
      long seq = sequences.merge(topic, 1L, Long::sum);
      link.publish(Message.retained(topic, encoder.encode(new Stamp(boot, seq, at), body)));
    } finally {
      lock.unlock();
    }
  }

  /** A message without a stamp that nobody misses. */
  public void fleeting(String topic, Body body) {
    link.publish(Message.fleeting(topic, encoder.encode(null, body)));
  }

  /** A message without a stamp that has to arrive and is not kept. */
  public void queued(String topic, Body body) {
    link.publish(Message.queued(topic, encoder.encode(null, body)));
  }

  /** Takes a retained message away. */
  public void remove(String topic) {
    lock.lock();
    try {
      link.publish(Message.removal(topic));
    } finally {
      lock.unlock();
    }
  }

  long boot() {
    return boot;
  }
}
