package org.escaque.publish.mqtt;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.publish.Inbound;
import org.escaque.publish.Message;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a link must survive (losses, silence, restarts), against a real broker in this process. */
@Timeout(60)
class MqttLinkTest {

  private static final Logger PAHO = Logger.getLogger("org.eclipse.paho.client.mqttv3");

  private static final LinkSettings.Timing QUICK =
      new LinkSettings.Timing(
          Duration.ofSeconds(1),
          Duration.ofSeconds(2),
          Duration.ofSeconds(2),
          Duration.ofMillis(5),
          Duration.ofMillis(40),
          Duration.ofMillis(500));

  private static EmbeddedBroker broker;

  private final List<Inbound> inbound = new CopyOnWriteArrayList<>();

  @BeforeAll
  static void startBroker() throws Exception {
    PAHO.setLevel(Level.OFF);
    broker = newBroker();
  }

  @AfterAll
  static void stopBroker() {
    broker.close();
  }

  /** A receiver of Paho's may stumble over its own client's end; that thread is dead anyway. */
  private static ConditionFactory await() {
    return Awaitility.await().dontCatchUncaughtExceptions();
  }

  private static EmbeddedBroker newBroker() throws Exception {
    return EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
  }

  private MqttLink link(String name, String url, String... filters) {
    var will = Message.retained(name + "/state", "lost");
    var settings = new LinkSettings(name, url, "test-" + name, null, will, List.of(filters), QUICK);
    return started(new MqttLink(settings, inbound::add, () -> {}));
  }

  private static MqttLink started(MqttLink link) {
    link.start();
    return link;
  }

  private static String brokerUrl() {
    return "tcp://127.0.0.1:" + broker.port();
  }

  @Test
  void publish_whileUp_reachesASubscriber() throws Exception {
    try (var listener = new Listener(broker.port());
        var link = link("plain", brokerUrl())) {
      link.publish(Message.retained("plain/game", "1"));
      link.publish(Message.queued("plain/answer", "2"));

      await().until(() -> "1".equals(listener.newest.get("plain/game")));
      await().until(() -> "2".equals(listener.newest.get("plain/answer")));
    }
  }

  @Test
  void publish_beforeTheFirstConnection_waitsForIt() throws Exception {
    try (var pipe = new Pipe();
        var link = link("early", pipe.url())) {
      link.publish(Message.retained("early/game", "1"));
      link.publish(Message.retained("early/game", "2"));
      await().until(() -> pipe.accepted() >= 3);
      pipe.leadTo(broker.port());

      try (var listener = new Listener(broker.port())) {
        await().until(() -> "2".equals(listener.newest.get("early/game")));
        assertThat(listener.all).doesNotContain("early/game 1");
      }
    }
  }

  @Test
  void connect_whenNoWelcomeComes_isGivenUpAndTriedAgain() throws Exception {
    try (var pipe = new Pipe()) {
      pipe.silence(true);
      try (var link = link("mute", pipe.url())) {
        link.publish(Message.retained("mute/game", "1"));
        await().until(() -> pipe.accepted() >= 2);
        assertThat(link.isUp()).isFalse();
        pipe.leadTo(broker.port());
        pipe.silence(false);

        await().until(link::isUp);
        try (var listener = new Listener(broker.port())) {
          await().until(() -> "1".equals(listener.newest.get("mute/game")));
        }
      }
    }
  }

  @Test
  void brokerLostTwentyTimes_andOftenEmpty_retainedStateIsWholeAndNoThreadIsLeft()
      throws Exception {
    var brokers = new ArrayList<>(List.of(newBroker()));
    try (var pipe = new Pipe();
        var link = link("often", pipe.url())) {
      pipe.leadTo(brokers.getLast().port());
      await().until(link::isUp);
      int threads = clientThreads("often");
      for (int i = 1; i <= 20; i++) {
        if (i % 4 == 0) {
          brokers.add(newBroker());
          pipe.leadTo(brokers.getLast().port());
        }
        link.publish(Message.retained("often/clock", "before " + i));
        pipe.cut();
        link.publish(Message.retained("often/game", "after " + i));

        String before = "before " + i;
        String after = "after " + i;
        try (var listener = new Listener(brokers.getLast().port())) {
          await().until(() -> after.equals(listener.newest.get("often/game")));
          await().until(() -> before.equals(listener.newest.get("often/clock")));
        }
      }
      await().untilAsserted(() -> assertThat(clientThreads("often")).isLessThanOrEqualTo(threads));
    } finally {
      brokers.parallelStream().forEach(EmbeddedBroker::close);
    }
    await().untilAsserted(() -> assertThat(clientThreads("often")).isZero());
  }

  @Test
  void connectionSilent_afterAWhile_isReplaced() throws Exception {
    try (var pipe = new Pipe()) {
      pipe.leadTo(broker.port());
      try (var link = link("halfopen", pipe.url())) {
        await().until(link::isUp);
        pipe.silence(true);
        link.publish(Message.retained("halfopen/game", "1"));
        int before = pipe.accepted();

        await().atMost(Duration.ofSeconds(15)).until(() -> pipe.accepted() > before);
        pipe.silence(false);
        try (var listener = new Listener(broker.port())) {
          await().until(() -> "1".equals(listener.newest.get("halfopen/game")));
        }
      }
    }
  }

  @Test
  void subscription_afterALoss_isThereAgain() throws Exception {
    try (var pipe = new Pipe()) {
      pipe.leadTo(broker.port());
      try (var link = link("reader", pipe.url(), "assign/reader");
          var hall = link("hall", brokerUrl())) {
        await().until(link::isUp);
        pipe.cut();
        hall.publish(Message.retained("assign/reader", "game"));

        await()
            .untilAsserted(
                () ->
                    assertThat(inbound)
                        .anyMatch(
                            message ->
                                message.topic().equals("assign/reader")
                                    && message.payload().equals("game")));
        hall.publish(Message.removal("assign/reader"));
      }
    }
  }

  @Test
  void messageArrived_whenTheSinkThrows_theLinkLives() throws Exception {
    var seen = new CopyOnWriteArrayList<String>();
    var settings =
        new LinkSettings(
            "thrower", brokerUrl(), "test-thrower", null, null, List.of("poke"), QUICK);
    try (var link =
            started(
                new MqttLink(
                    settings,
                    message -> {
                      seen.add(message.payload());
                      throw new IllegalStateException("a bug of the sink");
                    },
                    () -> {}));
        var other = link("poker", brokerUrl())) {
      await().until(link::isUp);
      for (int i = 0; i < 30; i++) {
        other.publish(Message.queued("poke", "" + i));
      }

      await().until(() -> seen.size() >= 30);
      assertThat(link.isUp()).isTrue();
    }
  }

  @Test
  void close_sendsWhatWaits_andKeepsTheWillBack() throws Exception {
    try (var listener = new Listener(broker.port())) {
      var link = link("leaver", brokerUrl());
      await().until(link::isUp);
      link.publish(Message.retained("leaver/state", "disconnected"));
      link.close();

      await().until(() -> "disconnected".equals(listener.newest.get("leaver/state")));
      assertThat(listener.all).doesNotContain("leaver/state lost");
    }
  }

  @Test
  void connectionCut_theBrokerSaysTheWill() throws Exception {
    try (var listener = new Listener(broker.port());
        var pipe = new Pipe()) {
      pipe.leadTo(broker.port());
      try (var link = link("willing", pipe.url())) {
        await().until(link::isUp);
        pipe.leadTo(0);
        pipe.cut();

        await().until(() -> "lost".equals(listener.newest.get("willing/state")));
      }
    }
  }

  @Test
  void twoTables_oneWithoutABroker_theOtherGoesOn() throws Exception {
    try (var nowhere = new Pipe();
        var down = link("down", nowhere.url());
        var up = link("up", brokerUrl());
        var listener = new Listener(broker.port())) {
      down.publish(Message.retained("down/game", "1"));
      for (int i = 0; i < 100; i++) {
        up.publish(Message.queued("up/answer", "" + i));
      }

      await().until(() -> "99".equals(listener.newest.get("up/answer")));
      assertThat(down.isUp()).isFalse();
    }
  }

  @Test
  void close_whileNothingCanBeReached_isQuick() throws Exception {
    try (var pipe = new Pipe()) {
      pipe.silence(true);
      var link = link("stuck", pipe.url());
      await().until(() -> pipe.accepted() >= 1);
      long start = System.nanoTime();

      link.close();

      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(3));
    }
  }

  @Test
  @Tag("soak")
  @Timeout(900)
  void losses_aThousand_leaveNoThreadBehind() throws Exception {
    try (var pipe = new Pipe()) {
      pipe.leadTo(broker.port());
      try (var link = link("loser", pipe.url())) {
        await().until(link::isUp);
        int before = clientThreads("loser");
        for (int i = 0; i < 1_000; i++) {
          int connections = pipe.accepted();
          pipe.cut();
          await()
              .pollInterval(Duration.ofMillis(2))
              .until(() -> pipe.accepted() > connections && link.isUp());
        }

        await().untilAsserted(() -> assertThat(clientThreads("loser")).isLessThanOrEqualTo(before));
      }
      await().untilAsserted(() -> assertThat(clientThreads("loser")).isZero());
    }
  }

  private static int clientThreads(String name) {
    return (int)
        Thread.getAllStackTraces().keySet().stream()
            .map(Thread::getName)
            .filter(
                thread ->
                    thread.equals("mqtt-" + name)
                        || (thread.startsWith("MQTT ") && thread.contains("test-" + name)))
            .count();
  }
}
