package org.escaque.hall;

import static org.awaitility.Awaitility.await;

import io.moquette.broker.Server;
import io.moquette.broker.config.MemoryConfig;
import java.io.IOException;
import java.util.Properties;

/**
 * A broker in this process, on the loopback, that keeps everything in memory and tells nobody about
 * it.
 */
public final class LocalBroker implements AutoCloseable {

  private final Server server = new Server();

  public LocalBroker() throws IOException {
    var settings = new Properties();
    settings.setProperty("host", "127.0.0.1");
    settings.setProperty("port", "0");
    settings.setProperty("allow_anonymous", "true");
    settings.setProperty("persistence_enabled", "false");
    settings.setProperty("telemetry_enabled", "false");
    settings.setProperty("netty.mqtt.message_size", "1048576");
    server.startServer(new MemoryConfig(settings));
    // The port is filled in by another thread, some time after startServer has returned.
    await().until(() -> server.getPort() > 0);
  }

  public int port() {
    return server.getPort();
  }

  @Override
  public void close() {
    server.stopServer();
  }
}
