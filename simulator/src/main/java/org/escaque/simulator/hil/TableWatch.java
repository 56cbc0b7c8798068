package org.escaque.simulator.hil;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import org.escaque.publish.Body;
import org.escaque.publish.Inbound;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.GameReader;
import org.escaque.publish.mqtt.LinkSettings;
import org.escaque.publish.mqtt.MqttLink;

/** What a table has published, as a subscriber of the broker sees it. Thread-safe. */
final class TableWatch implements AutoCloseable {

  static final Topics TOPICS = new Topics("hil");
  static final String TABLE = "t1";

  private static final long LOOK_AGAIN_NANOS = 100_000_000;

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Map<String, String> newest = new HashMap<>();
  private final MqttLink link;
  private long healths;

  /** Subscribes to all that the broker has. */
  TableWatch(String url) {
    var settings =
        new LinkSettings(
            "watch",
            url,
            "escaque-hil-watch",
            null,
            null,
            List.of(TOPICS.root() + "#"),
            LinkSettings.Timing.USUAL);
    link = new MqttLink(settings, this::received, () -> {});
    link.start();
  }

  private void received(Inbound message) {
    lock.lock();
    try {
      newest.put(message.topic(), message.payload());
      healths += message.topic().equals(TOPICS.health(TABLE)) ? 1 : 0;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /**
   * Waits until what was published is so.
   *
   * @return whether it came about in time
   */
  boolean await(Predicate<TableWatch> wanted, Duration most) throws InterruptedException {
    long left = most.toNanos();
    lock.lockInterruptibly();
    try {
      while (!wanted.test(this)) {
        if (left <= 0) {
          return false;
        }
        // What is wanted may depend on more than messages.
        long wait = Math.min(left, LOOK_AGAIN_NANOS);
        left -= wait - Math.max(0, changed.awaitNanos(wait));
      }
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Waits for the next health message; empty if none comes. */
  Optional<Body.Health> nextHealth(Duration most) throws InterruptedException {
    long seen = healths();
    return await(watch -> watch.healths() > seen, most) ? health() : Optional.empty();
  }

  private long healths() {
    lock.lock();
    try {
      return healths;
    } finally {
      lock.unlock();
    }
  }

  Optional<Body.Game> game() {
    return payload(TOPICS.game(TABLE)).map(GameReader::game);
  }

  Optional<Body.Health> health() {
    return payload(TOPICS.health(TABLE)).map(GameReader::health);
  }

  /** How many plies are completed. */
  int plies() {
    return game().map(Body.Game::ply).orElse(0);
  }

  boolean isReady() {
    return payload(TOPICS.state(TABLE)).filter(text -> text.contains("\"ready\"")).isPresent();
  }

  /** All alerts that still lie at the broker. */
  List<Body.Alert> alerts() {
    String folder = TOPICS.alert(TABLE, "");
    lock.lock();
    try {
      return newest.entrySet().stream()
          .filter(entry -> entry.getKey().startsWith(folder) && !entry.getValue().isEmpty())
          .map(entry -> GameReader.alert(entry.getValue()))
          .toList();
    } finally {
      lock.unlock();
    }
  }

  /** Whether there is an alert of this kind that nobody has closed. */
  boolean isRaised(String kind) {
    return alerts().stream()
        .anyMatch(alert -> alert.kind().equals(kind) && alert.state().equals("raised"));
  }

  private Optional<String> payload(String topic) {
    lock.lock();
    try {
      return Optional.ofNullable(newest.get(topic)).filter(text -> !text.isEmpty());
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    link.close();
  }
}
