package org.escaque.simulator.daemon;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.escaque.publish.Body;
import org.escaque.publish.mqtt.GameReader;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A subscriber that remembers everything. Thread-safe. */
final class Recorder implements AutoCloseable {

  private static final JsonMapper MAPPER = new JsonMapper();

  private final MqttClient client;
  private final Map<String, String> byStamp = new ConcurrentHashMap<>();
  private final Queue<String> contradictions = new ConcurrentLinkedQueue<>();
  private volatile Body.@Nullable Game game;

  Recorder(int port, String root) throws MqttException {
    client =
        new MqttClient(
            "tcp://127.0.0.1:" + port, "recorder-" + System.nanoTime(), new MemoryPersistence());
    var options = new MqttConnectOptions();
    options.setCleanSession(true);
    client.connect(options);
    client.subscribe(
        root + "#", 1, (topic, message) -> hear(topic, new String(message.getPayload(), UTF_8)));
  }

  private void hear(String topic, String payload) {
    if (payload.isEmpty() || topic.endsWith("/beat")) {
      return;
    }
    JsonNode json = MAPPER.readTree(payload);
    var stamp = topic + " " + json.path("boot") + "." + json.path("seq");
    var before = byStamp.putIfAbsent(stamp, payload);
    if (before != null && !before.equals(payload)) {
      contradictions.add(stamp + "\n  " + before + "\n  " + payload);
    }
    if (topic.endsWith("/game")) {
      game = GameReader.game(payload);
    }
  }

  /** The newest game message; null before the first. */
  Body.@Nullable Game game() {
    return game;
  }

  int plies() {
    var newest = game;
    return newest == null ? 0 : newest.ply();
  }

  /** Stamps that came with two contents. */
  Queue<String> contradictions() {
    return contradictions;
  }

  int stamps() {
    return byStamp.size();
  }

  @Override
  public void close() throws MqttException {
    client.disconnectForcibly(0, 100);
    client.close(true);
  }
}
