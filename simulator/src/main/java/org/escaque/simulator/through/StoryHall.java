package org.escaque.simulator.through;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.host.broker.Users;
import org.escaque.publish.Inbound;
import org.escaque.publish.Link;
import org.escaque.publish.Message;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.LinkSettings;
import org.escaque.publish.mqtt.LinkSettings.Timing;
import org.escaque.publish.mqtt.LinkSettings.User;
import org.escaque.publish.mqtt.MqttLink;
import org.jspecify.annotations.Nullable;

/**
 * Broker of the stories on the loopback, with its access list, and two who look on: an arbiter, and
 * a display that may read no more than any display. Thread-safe.
 */
final class StoryHall implements AutoCloseable {

  static final Topics TOPICS = new Topics("stories");
  static final String TABLE = "t1";
  static final String ARBITER = "arbiter";

  private static final String DISPLAY = "display";
  private static final Duration SILENCE = Duration.ofSeconds(20);

  /** One user of each role that a story needs; the broker is reached from this computer alone. */
  private static final String USERS =
      """
      table t1 wood
      arbiter arbiter whistle
      display display glass
      """;

  private static final Map<String, String> PASSWORDS =
      Map.of(TABLE, "wood", ARBITER, "whistle", DISPLAY, "glass");

  private final EmbeddedBroker broker;
  private final Ledger ledger = new Ledger();
  private final Reader desk = new Reader();
  private final Reader wall = new Reader();
  private final DisplayWatch watch = new DisplayWatch(TOPICS);
  private final Link arbiter;
  private final Link display;

  StoryHall() throws IOException {
    broker =
        EmbeddedBroker.start(new EmbeddedBroker.Settings("127.0.0.1", 0, 0, Users.parse(USERS)));
    arbiter = link(ARBITER, null, List.of(TOPICS.root() + "#"), desk::received, () -> {});
    display = link(DISPLAY, null, List.of(TOPICS.root() + "public/#"), this::displayed, () -> {});
    arbiter.start();
    display.start();
  }

  private void displayed(Inbound message) {
    watch.received(message);
    wall.received(message);
  }

  /** The link of the table, which notes what goes through it. */
  Link tableLink(
      String name, Message will, List<String> filters, Consumer<Inbound> sink, Runnable connected) {
    return ledger.over(link(name, will, filters, sink, connected));
  }

  private Link link(
      String name,
      @Nullable Message will,
      List<String> filters,
      Consumer<Inbound> sink,
      Runnable connected) {
    var settings =
        new LinkSettings(
            name,
            "tcp://127.0.0.1:" + broker.port(),
            "escaque-stories-" + name,
            new User(name, PASSWORDS.getOrDefault(name, "")),
            will,
            filters,
            Timing.USUAL);
    return new MqttLink(settings, sink, connected);
  }

  /** The arbiter sends a command to the table. */
  void command(String payload) {
    String topic = TOPICS.commands(TABLE).replace("+", ARBITER);
    arbiter.publish(Message.queued(topic, payload));
  }

  /** Returns when both who look on have all that the table has handed over so far. */
  void settle() throws InterruptedException {
    desk.await(() -> ledger.newest(TOPICS.root()), SILENCE);
    wall.await(() -> ledger.newest(TOPICS.root() + "public/"), SILENCE);
  }

  /** What the arbiter has received. */
  Reader desk() {
    return desk;
  }

  /** What the display has received. */
  Reader wall() {
    return wall;
  }

  /** Looks over the display's shoulder. */
  DisplayWatch watch() {
    return watch;
  }

  @Override
  public void close() {
    arbiter.close();
    display.close();
    broker.close();
  }
}
