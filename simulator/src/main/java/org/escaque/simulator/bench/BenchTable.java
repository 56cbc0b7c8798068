package org.escaque.simulator.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.host.table.TableRuntime;
import org.escaque.publish.Mono;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.JsonEncoder;
import org.escaque.publish.mqtt.LinkSettings;
import org.escaque.publish.mqtt.MqttLink;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Stage;

/**
 * A whole table with journal and broker, a subscriber to what it publishes, and beside it a bare
 * publish on the same broker. Confined to one thread.
 */
final class BenchTable implements AutoCloseable {

  static final Topics TOPICS = new Topics("bench");
  static final long PATIENCE_SECONDS = 20;

  private static final String BARE = "bench/bare";

  private final EmbeddedBroker broker;
  private final MqttClient publisher;
  private final MqttClient subscriber;
  private final TableRuntime runtime;
  private final Stage stage;
  private final SynchronousQueue<String> bare = new SynchronousQueue<>();

  /**
   * Opens everything.
   *
   * @param filter what the subscriber hears, beside bare messages
   */
  BenchTable(Path journals, Pace pace, String filter, Consumer<String> heard)
      throws IOException, MqttException {
    broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
    publisher = client("publisher");
    subscriber = client("subscriber");
    subscriber.subscribe(
        filter, 1, (topic, message) -> heard.accept(new String(message.getPayload(), UTF_8)));
    subscriber.subscribe(
        BARE, 1, (topic, message) -> bare.offer("", PATIENCE_SECONDS, TimeUnit.SECONDS));
    runtime = TableRuntime.open(plan(), services(journals, pace));
    stage = new Stage(runtime.core(), pace, tick -> {});
    runtime.ready();
  }

  private MqttClient client(String name) throws MqttException {
    var client = new MqttClient(url(), name, new MemoryPersistence());
    client.connect();
    return client;
  }

  private String url() {
    return "tcp://127.0.0.1:" + broker.port();
  }

  private static TableRuntime.Plan plan() {
    return new TableRuntime.Plan("t1", Settling.ON_CHANGE, false, Side.WHITE, "virtual/virtual");
  }

  private TableRuntime.Services services(Path journals, Pace pace) {
    return new TableRuntime.Services(
        TOPICS,
        journals,
        "",
        pace.ticks(),
        Mono.REAL,
        new JsonEncoder(),
        (table, will, filters, sink, connected) ->
            new MqttLink(
                new LinkSettings(
                    table, url(), table, null, will, filters, LinkSettings.Timing.USUAL),
                sink,
                connected),
        message -> {},
        step -> {});
  }

  Stage stage() {
    return stage;
  }

  /** Nanoseconds from a bare retained publish to its subscriber. */
  long publish(String payload) throws MqttException, InterruptedException {
    long begun = System.nanoTime();
    publisher.getTopic(BARE).publish(payload.getBytes(UTF_8), 1, true);
    if (bare.poll(PATIENCE_SECONDS, TimeUnit.SECONDS) == null) {
      throw new IllegalStateException("a bare message did not come");
    }
    return System.nanoTime() - begun;
  }

  @Override
  public void close() throws MqttException {
    runtime.close();
    publisher.disconnectForcibly(0, 200);
    publisher.close(true);
    subscriber.disconnectForcibly(0, 200);
    subscriber.close(true);
    broker.close();
  }
}
