package org.escaque.host;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;

/** An arbiter who sends commands to tables and reads the answers. */
final class Phone implements AutoCloseable {

  private record Answer(String topic, String payload) {}

  private final String root;
  private final String user;
  private final MqttClient client;
  private final LinkedBlockingQueue<Answer> answers = new LinkedBlockingQueue<>();

  Phone(int broker, String hall, String user) throws MqttException {
    this.root = "escaque/v1/" + hall + "/";
    this.user = user;
    client = new MqttClient("tcp://127.0.0.1:" + broker, "phone-" + user, new MemoryPersistence());
    client.connect();
    client.subscribe(
        root + "answers/+/" + user + "/#",
        1,
        (topic, message) ->
            answers.add(new Answer(topic, new String(message.getPayload(), UTF_8))));
  }

  /** The answer to a command; fails if none comes, or one to another command. */
  String ask(String table, String id, String payload) throws MqttException, InterruptedException {
    client.publish(root + "commands/" + user + "/" + table, payload.getBytes(UTF_8), 1, false);
    Answer answer = answers.poll(20, TimeUnit.SECONDS);
    String wanted = root + "answers/" + table + "/" + user + "/" + id;
    if (answer == null || !answer.topic().equals(wanted)) {
      throw new AssertionError(wanted + " expected, not " + answer);
    }
    return answer.payload();
  }

  @Override
  public void close() throws MqttException {
    client.disconnectForcibly(0, 200);
    client.close(true);
  }
}
