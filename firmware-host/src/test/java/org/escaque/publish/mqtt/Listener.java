package org.escaque.publish.mqtt;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttConnectOptions;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;

/** A subscriber to everything, for tests. */
final class Listener implements AutoCloseable {

  /**
   * The client's receiving thread may end if the broker answers before the client has made itself
   * ready; then the connection is lost, and another client is tried.
   */
  private static final int ATTEMPTS = 5;

  final Map<String, String> newest = new ConcurrentHashMap<>();
  final List<String> all = new CopyOnWriteArrayList<>();
  private final MqttClient client;

  Listener(int port) throws MqttException {
    client = connected(port, ATTEMPTS);
  }

  private MqttClient connected(int port, int left) throws MqttException {
    newest.clear();
    all.clear();
    var next =
        new MqttClient(
            "tcp://127.0.0.1:" + port, MqttClient.generateClientId(), new MemoryPersistence());
    try {
      subscribe(next);
      return next;
    } catch (MqttException lost) {
      next.close(true);
      if (left == 1) {
        throw lost;
      }
      return connected(port, left - 1);
    }
  }

  private void subscribe(MqttClient next) throws MqttException {
    var options = new MqttConnectOptions();
    options.setCleanSession(true);
    next.connect(options);
    next.subscribe(
        "#",
        1,
        (topic, message) -> {
          String payload = new String(message.getPayload(), UTF_8);
          newest.put(topic, payload);
          all.add(topic + " " + payload);
        });
  }

  @Override
  public void close() throws MqttException {
    client.disconnectForcibly(0, 100);
    client.close(true);
  }
}
