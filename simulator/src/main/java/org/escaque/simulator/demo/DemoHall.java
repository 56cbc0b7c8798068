package org.escaque.simulator.demo;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.escaque.game.Assignment;
import org.escaque.host.HallDaemon;
import org.escaque.host.config.BrokerSettings;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.escaque.host.config.Configuration;
import org.escaque.host.config.HallSettings;
import org.escaque.laws.Rulings;
import org.escaque.publish.Assignments;
import org.escaque.publish.Body;
import org.escaque.publish.Inbound;
import org.escaque.publish.Link;
import org.escaque.publish.Message;
import org.escaque.publish.Outlet;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.JsonEncoder;
import org.escaque.publish.mqtt.LinkSettings;
import org.escaque.publish.mqtt.MqttLink;
import org.jspecify.annotations.Nullable;

/**
 * Broker and hall of the demo, on the loopback alone, and the round: which game stands on which
 * table now. Thread-safe.
 */
final class DemoHall implements AutoCloseable {

  static final Topics TOPICS = new Topics("demo");

  private static final String LOOPBACK = "127.0.0.1";
  private static final String EVENT = "Escaque demo";
  private static final int PORTS = 50;

  private final String broker;
  private final HallDaemon hall;
  private final Link link;
  private final Outlet outlet;
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<Integer, Body.Board> boards = new TreeMap<>();

  DemoHall(Path folder, int port) throws IOException {
    int brokerPort = freePort(0, 1);
    broker = "tcp://" + LOOPBACK + ":" + brokerPort;
    var embedded = new BrokerSettings.EmbeddedSettings(LOOPBACK, brokerPort, 0, null);
    int pages = freePort(port, PORTS);
    var arbiter = new LoginSettings("arbiter", null);
    var serves = new HallSettings("demo", LOOPBACK, pages, folder.resolve("pgn"), null, arbiter);
    hall =
        HallDaemon.start(
            new Configuration(
                serves,
                new BrokerSettings(broker, null, embedded),
                folder.resolve("journal"),
                Rulings.AUTOMATIC,
                null,
                List.of(),
                null),
            Map.of());
    link = link("round", null, List.of(), message -> {}, () -> {});
    outlet = new Outlet(1, new JsonEncoder(), link);
    link.start();
  }

  /** The first port from this one on that nobody listens on; 0 for any. */
  private static int freePort(int first, int tries) throws IOException {
    for (int port = first; port < first + tries; port++) {
      try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
      } catch (IOException taken) {
        if (port == first + tries - 1) {
          throw new IOException("no free port from " + first + " to " + port, taken);
        }
      }
    }
    throw new IllegalArgumentException(tries + " tries");
  }

  /** The port of the pages. */
  int port() {
    return hall.port();
  }

  /** A link to the broker that waits for its start. */
  Link link(
      String name,
      @Nullable Message will,
      List<String> filters,
      Consumer<Inbound> sink,
      Runnable connected) {
    var settings =
        new LinkSettings(
            name, broker, "escaque-demo-" + name, null, will, filters, LinkSettings.Timing.USUAL);
    return new MqttLink(settings, sink, connected);
  }

  /** Puts a game on the wall in place of the table's last one. */
  void show(Assignment game) {
    lock.lock();
    try {
      var wire = Assignments.toWire(game);
      boards.put(
          game.board(),
          new Body.Board(game.board(), game.table(), game.game(), wire.white(), wire.black()));
      outlet.retained(
          TOPICS.round(), null, new Body.Round(EVENT, 1, new ArrayList<>(boards.values())));
    } finally {
      lock.unlock();
    }
  }

  @Override
  public void close() {
    link.close();
    hall.close();
  }
}
