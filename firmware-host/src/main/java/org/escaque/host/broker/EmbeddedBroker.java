package org.escaque.host.broker;

import io.moquette.broker.Server;
import io.moquette.broker.config.IConfig;
import io.moquette.broker.config.MemoryConfig;
import io.moquette.broker.security.AcceptAllAuthenticator;
import io.moquette.broker.security.IAuthenticator;
import io.moquette.broker.security.IAuthorizatorPolicy;
import io.moquette.broker.security.PermitAllAuthorizatorPolicy;
import io.moquette.broker.subscriptions.Topic;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * Moquette in this process. Keeps everything in memory: the journals are the truth, and each table
 * sends its retained messages again at every connection. Sends no telemetry. Open to the loopback
 * alone unless it has users.
 */
public final class EmbeddedBroker implements AutoCloseable {

  /** A whole game of 300 plies with names is about 40 KB; room for ten times that and more. */
  private static final int MOST_BYTES = 1 << 20;

  private static final int TRIES = 5;

  private static final Duration LOOK = Duration.ofMillis(10);
  private static final Duration MOST_WAIT = Duration.ofSeconds(3);

  private final Server server;
  private final String bind;
  private final int port;

  /**
   * What to listen on.
   *
   * @param port 0 for any free one
   * @param websocket 0 for none
   * @param users null lets everybody do everything
   */
  public record Settings(String bind, int port, int websocket, @Nullable Users users) {

    public Settings {
      boolean loopback = bind.startsWith("127.") || bind.equals("localhost") || bind.equals("::1");
      if (users == null && !loopback) {
        throw new IllegalArgumentException("without users only the loopback, not " + bind);
      }
    }

    /** Everybody on this computer, for demo and tests. */
    public static Settings loopback(int port) {
      return new Settings("127.0.0.1", port, 0, null);
    }
  }

  /**
   * Starts listening.
   *
   * @throws IOException with the address, if it cannot be had
   */
  public static EmbeddedBroker start(Settings settings) throws IOException {
    // Moquette does not tell which port it got, so a free one is looked for before.
    for (int tries = 1; ; tries++) {
      int port = settings.port() == 0 ? freePort(settings.bind()) : settings.port();
      var server = new Server();
      try {
        server.startServer(
            config(settings, port), List.of(), null, authenticator(settings), policy(settings));
        return new EmbeddedBroker(server, settings.bind(), port);
      } catch (IOException | RuntimeException failed) {
        server.stopServer();
        if (settings.port() != 0 || tries == TRIES) {
          throw new IOException(
              "the broker cannot listen on " + settings.bind() + ":" + port + ": " + failed,
              failed);
        }
      }
    }
  }

  private EmbeddedBroker(Server server, String bind, int port) {
    this.server = server;
    this.bind = bind;
    this.port = port;
  }

  private static int freePort(String bind) throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(bind))) {
      return socket.getLocalPort();
    }
  }

  private static IConfig config(Settings settings, int port) {
    var config = new MemoryConfig(new Properties());
    config.setProperty(IConfig.HOST_PROPERTY_NAME, settings.bind());
    config.setProperty(IConfig.PORT_PROPERTY_NAME, String.valueOf(port));
    config.setProperty(
        IConfig.WEB_SOCKET_PORT_PROPERTY_NAME,
        settings.websocket() == 0 ? "disabled" : String.valueOf(settings.websocket()));
    config.setProperty(IConfig.ENABLE_TELEMETRY_NAME, "false");
    config.setProperty(IConfig.PERSISTENCE_ENABLED_PROPERTY_NAME, "false");
    config.setProperty(IConfig.NETTY_MAX_BYTES_PROPERTY_NAME, String.valueOf(MOST_BYTES));
    config.setProperty(IConfig.BUFFER_FLUSH_MS_PROPERTY_NAME, "0");
    config.setProperty(
        IConfig.ALLOW_ANONYMOUS_PROPERTY_NAME, String.valueOf(settings.users() == null));
    return config;
  }

  private static IAuthenticator authenticator(Settings settings) {
    Users users = settings.users();
    return users == null
        ? new AcceptAllAuthenticator()
        : (client, name, password) -> password != null && users.knows(name, password);
  }

  private static IAuthorizatorPolicy policy(Settings settings) {
    Users users = settings.users();
    return users == null ? new PermitAllAuthorizatorPolicy() : new ByRole(users);
  }

  /** The port that was bound. */
  public int port() {
    return port;
  }

  /**
   * Stops; what was retained is forgotten. Returns when the port can be had again: what is left of
   * the old server ends quietly two seconds later.
   */
  @Override
  public void close() {
    var end = Thread.ofPlatform().daemon().name("broker-end-" + port).start(server::stopServer);
    try {
      long looks = MOST_WAIT.dividedBy(LOOK);
      while (!end.join(LOOK) && !isFree() && looks > 0) {
        looks--;
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isFree() {
    try (var socket = new ServerSocket(port, 1, InetAddress.getByName(bind))) {
      return socket.isBound();
    } catch (IOException taken) {
      return false;
    }
  }

  private record ByRole(Users users) implements IAuthorizatorPolicy {

    @Override
    public boolean canWrite(Topic topic, String user, String client) {
      return users.role(user).filter(r -> Access.mayWrite(r, user, topic.toString())).isPresent();
    }

    @Override
    public boolean canRead(Topic topic, String user, String client) {
      return users.role(user).filter(r -> Access.mayRead(r, user, topic.toString())).isPresent();
    }
  }
}
