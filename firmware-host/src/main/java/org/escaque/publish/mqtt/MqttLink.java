package org.escaque.publish.mqtt;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.escaque.publish.Inbound;
import org.escaque.publish.Link;
import org.escaque.publish.Message;
import org.escaque.publish.Outbox;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The link of one table (or of the hall) to the broker: connects, serves, is lost, waits, for ever.
 *
 * <pre>
 *   waiting --(pause over)--> connecting --(welcome, subscribed)--> up
 *      ^                          |                                 |
 *      +------(failed)------------+------(lost)---------------------+
 * </pre>
 *
 * One thread of its own does it all; a new client serves each connection. What is retained is sent
 * again whole at each connection, so a broker that restarted empty is filled within one round trip.
 */
public final class MqttLink implements Link {

  private static final Logger LOG = LoggerFactory.getLogger(MqttLink.class);

  /** A connection that lived so long was a good one: the next pause is short again. */
  private static final Duration GOOD = Duration.ofSeconds(5);

  private final LinkSettings settings;
  private final Outbox outbox = new Outbox();
  private final Consumer<Inbound> sink;
  private final Runnable connected;
  private final CountDownLatch stopping = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean up;
  private long pauseMillis;
  private boolean downTold;

  /**
   * A link that waits for {@link #start}.
   *
   * @param sink gets what arrives, in Paho's thread: must not block and must not call this link's
   *     {@link #close}
   * @param connected is run at each connection in the link's thread, when what is retained waits
   *     again
   */
  public MqttLink(LinkSettings settings, Consumer<Inbound> sink, Runnable connected) {
    this.settings = settings;
    this.sink = sink;
    this.connected = connected;
    this.pauseMillis = settings.timing().firstRetry().toMillis();
    this.thread = Thread.ofPlatform().name("mqtt-" + settings.name()).daemon().unstarted(this::run);
  }

  @Override
  public void start() {
    thread.start();
  }

  @Override
  public void publish(Message message) {
    outbox.offer(message);
  }

  @Override
  public boolean isUp() {
    return up;
  }

  @Override
  public void close() {
    stopping.countDown();
    outbox.wake();
    var timing = settings.timing();
    try {
      Duration most = timing.farewell().plus(timing.connect()).plusSeconds(2);
      boolean started = thread.getState() != Thread.State.NEW;
      if (started && !thread.join(most)) {
        LOG.error("table={} mqtt=stuck thread={}", settings.name(), thread.getName());
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean goesOn() {
    return stopping.getCount() > 0;
  }

  private void run() {
    try {
      while (goesOn()) {
        try {
          connection();
        } catch (RuntimeException bug) {
          LOG.error("table={} mqtt=bug", settings.name(), bug);
        }
        pause();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** One connection, from the attempt to its loss. */
  private void connection() throws InterruptedException {
    long start = System.nanoTime();
    String reason;
    try (var connection = new Connection(settings, outbox, sink)) {
      reason = serve(connection);
    } catch (MqttException unusable) {
      reason = Connection.reason(unusable); // a wrong URL: the configuration checks it too
    } finally {
      up = false;
      outbox.disconnected();
    }
    if (reason != null && !downTold) {
      LOG.warn(
          "table={} mqtt=down broker={} reason=\"{}\"", settings.name(), settings.url(), reason);
      downTold = true;
    }
    if (System.nanoTime() - start > GOOD.toNanos()) {
      pauseMillis = settings.timing().firstRetry().toMillis();
    }
  }

  /** Why the connection ended; null if this side wanted it. */
  private @Nullable String serve(Connection connection) throws InterruptedException {
    try {
      connection.open();
    } catch (MqttException failed) {
      String reason = connection.lost();
      return reason == null ? Connection.reason(failed) : reason;
    }
    up = true;
    downTold = false;
    LOG.info("table={} mqtt=up broker={}", settings.name(), settings.url());
    outbox.connected();
    connected.run();
    while (goesOn() && connection.lost() == null) {
      sendNext(connection, 1_000);
    }
    if (connection.lost() == null) {
      farewell(connection);
    }
    return connection.lost();
  }

  private void sendNext(Connection connection, long waitMillis) throws InterruptedException {
    var next = outbox.take(waitMillis);
    if (next.isPresent()) {
      connection.send(next.get());
    }
  }

  private void farewell(Connection connection) throws InterruptedException {
    long deadline = System.nanoTime() + settings.timing().farewell().toNanos();
    while (connection.lost() == null && !outbox.isEmpty() && System.nanoTime() < deadline) {
      sendNext(connection, 0);
    }
    connection.settle(Math.max(1, (deadline - System.nanoTime()) / 1_000_000));
    connection.leave();
  }

  /** Waits before the next attempt, each time longer, and never quite as long as the neighbour. */
  private void pause() throws InterruptedException {
    long pause = pauseMillis / 2 + ThreadLocalRandom.current().nextLong(pauseMillis / 2 + 1);
    pauseMillis = Math.min(2 * pauseMillis, settings.timing().lastRetry().toMillis());
    stopping.await(pause, TimeUnit.MILLISECONDS);
  }
}
