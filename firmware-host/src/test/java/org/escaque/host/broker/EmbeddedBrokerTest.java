package org.escaque.host.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.paho.client.mqttv3.IMqttDeliveryToken;
import org.eclipse.paho.client.mqttv3.MqttCallback;
import org.eclipse.paho.client.mqttv3.MqttClient;
import org.eclipse.paho.client.mqttv3.MqttMessage;
import org.eclipse.paho.client.mqttv3.persist.MemoryPersistence;
import org.junit.jupiter.api.Test;

class EmbeddedBrokerTest {

  /** Every HTTP connection of this process asks it first. */
  private static final class Watcher extends ProxySelector {
    final List<URI> asked = new CopyOnWriteArrayList<>();

    @Override
    public List<Proxy> select(URI uri) {
      asked.add(uri);
      return List.of(Proxy.NO_PROXY);
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {
      asked.add(uri);
    }
  }

  @Test
  void start_onLoopback_callsNoOne() throws Exception {
    var before = ProxySelector.getDefault();
    var watcher = new Watcher();
    ProxySelector.setDefault(watcher);
    try (var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0))) {
      assertThat(broker.port()).isPositive();

      assertThat(Thread.getAllStackTraces().keySet())
          .noneMatch(thread -> thread.getName().toLowerCase(Locale.ROOT).contains("telemetry"));
      assertThat(watcher.asked).isEmpty();
    } finally {
      ProxySelector.setDefault(before);
    }
  }

  @Test
  void close_withAClient_freesThePortAndTheClientAtOnce() throws Exception {
    var lost = new CountDownLatch(1);
    var broker = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(0));
    int port = broker.port();
    var client = new MqttClient("tcp://127.0.0.1:" + port, "phone", new MemoryPersistence());
    client.setCallback(new Lost(lost));
    client.connect();

    long begun = System.nanoTime();
    broker.close();
    assertThat(lost.await(1, TimeUnit.SECONDS)).isTrue();
    try (var next = EmbeddedBroker.start(EmbeddedBroker.Settings.loopback(port))) {
      assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(2));
      assertThat(next.port()).isEqualTo(port);
    }
    client.close(true);
  }

  private record Lost(CountDownLatch latch) implements MqttCallback {

    @Override
    public void connectionLost(Throwable cause) {
      latch.countDown();
    }

    @Override
    public void messageArrived(String topic, MqttMessage message) {}

    @Override
    public void deliveryComplete(IMqttDeliveryToken token) {}
  }
}
