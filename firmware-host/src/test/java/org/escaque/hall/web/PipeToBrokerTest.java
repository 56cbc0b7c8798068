package org.escaque.hall.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.escaque.hall.FakeTables;
import org.escaque.hall.HallWebSettings;
import org.escaque.host.broker.EmbeddedBroker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A real MQTT client through the pipe to a real broker. */
@Timeout(30)
class PipeToBrokerTest {

  @Test
  void client_throughThePipe_receivesRetainedAndLiveMessages(@TempDir Path folder)
      throws Exception {
    var received = new ConcurrentHashMap<String, String>();
    try (var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
        var tables = new FakeTables(broker.port(), "test");
        var hall = HallServer.start(HallWebSettings.demo(0, broker.port(), folder, "test"))) {
      tables.retain("public/round", Map.of("event", "x".repeat(100_000), "round", 1));
      var client =
          new MqttClient(
              "ws://127.0.0.1:" + hall.port() + "/mqtt", "page-1", new MemoryPersistence());
      client.connect();
      assertThat(hall.openPipes()).isEqualTo(1);

      client.subscribe(
          "escaque/v1/test/public/#",
          1,
          (topic, message) -> received.put(topic, new String(message.getPayload(), UTF_8)));
      tables.clock("t1", 0, 1_000, 2_000, "white");

      await().until(() -> received.size() == 2);
      assertThat(received.get("escaque/v1/test/public/round")).hasSizeGreaterThan(100_000);
      assertThat(received.get("escaque/v1/test/public/tables/t1/clock")).contains("\"white\":1000");
      client.disconnectForcibly(100, 500);
      client.close(true);
    }
  }
}
