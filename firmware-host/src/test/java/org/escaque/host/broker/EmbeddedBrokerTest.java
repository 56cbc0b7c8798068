package org.escaque.host.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
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
}
