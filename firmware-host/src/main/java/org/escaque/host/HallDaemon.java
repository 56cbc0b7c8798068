package org.escaque.host;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.escaque.game.Assignment;
import org.escaque.game.store.BootCounter;
import org.escaque.hall.Endpoint;
import org.escaque.hall.HallWebSettings;
import org.escaque.hall.Login;
import org.escaque.hall.Round;
import org.escaque.hall.web.HallServer;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.host.config.BrokerSettings.LoginSettings;
import org.escaque.host.config.Configuration;
import org.escaque.host.kernel.ServiceManager;
import org.escaque.publish.Assignments;
import org.escaque.publish.Body;
import org.escaque.publish.Link;
import org.escaque.publish.Outlet;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.JsonEncoder;
import org.jspecify.annotations.Nullable;

/** The hall's daemon: serves the pages, publishes round and assignments, writes the PGN files. */
public final class HallDaemon implements Daemon {

  private static final long IDLE_MILLIS = 5_000;

  private final ServiceManager manager;
  private final @Nullable EmbeddedBroker broker;
  private final HallServer server;
  private final Link link;
  private final PgnDesk desk;
  private final CountDownLatch stopping = new CountDownLatch(1);
  private final CountDownLatch stopped = new CountDownLatch(1);

  /**
   * Starts everything.
   *
   * @param environment of the process, for the service manager
   */
  public static HallDaemon start(Configuration configuration, Map<String, String> environment) {
    try {
      return new HallDaemon(configuration, ServiceManager.of(environment));
    } catch (IOException failed) {
      throw new CommandFailed(String.valueOf(failed.getMessage()), failed);
    }
  }

  private HallDaemon(Configuration configuration, ServiceManager manager) throws IOException {
    this.manager = manager;
    String hall = configuration.hall().id();
    var brokers = new Broker(configuration.broker(), hall);
    long boot = BootCounter.next(configuration.journal(), "hall");
    broker = brokers.startEmbedded();
    server = HallServer.start(webSettings(configuration));
    var topics = new Topics(hall);
    desk = new PgnDesk(configuration.hall().pgn(), configuration.event());
    link =
        brokers.link(
            "hall",
            null,
            null,
            List.of(topics.games(), topics.clock("+")),
            message -> desk.received(message),
            () -> {});
    publish(configuration, topics, new Outlet(boot, new JsonEncoder(), link));
    link.start();
    manager.ready();
  }

  private static void publish(Configuration configuration, Topics topics, Outlet outlet) {
    var event = configuration.event();
    if (event == null) {
      return;
    }
    Round round = Pairings.round(event, configuration.rulings());
    outlet.retained(topics.round(), null, wire(round));
    for (Assignment game : round.games()) {
      outlet.retained(topics.assign(game.table()), null, Assignments.toWire(game));
    }
  }

  private static Body.Round wire(Round round) {
    return new Body.Round(
        round.event(),
        round.number(),
        round.games().stream()
            .map(
                game -> {
                  Body.Assign assign = Assignments.toWire(game);
                  return new Body.Board(
                      game.board(), game.table(), game.game(), assign.white(), assign.black());
                })
            .toList());
  }

  private static HallWebSettings webSettings(Configuration configuration) {
    var hall = configuration.hall();
    URI url = URI.create(configuration.broker().url());
    return new HallWebSettings(
        new Endpoint(hall.bind(), hall.port()),
        new Endpoint(url.getHost(), url.getPort()),
        hall.pgn(),
        hall.id(),
        login(hall.display()),
        hall.arbiter() == null ? null : login(hall.arbiter()));
  }

  private static Login login(@Nullable LoginSettings settings) {
    if (settings == null) {
      return new Login.Anonymous();
    }
    var user = Broker.user(settings);
    return new Login.Named(user.name(), user.password());
  }

  /** The port of the pages. */
  public int port() {
    return server.port();
  }

  /** Works until {@link #close}. */
  @Override
  public void await() throws InterruptedException {
    long pause = manager.watchdogPause().map(Duration::toMillis).orElse(IDLE_MILLIS);
    while (!stopping.await(pause, TimeUnit.MILLISECONDS)) {
      manager.alive();
    }
    stopped.await();
  }

  /** Ends pages, link and files; idempotent. */
  @Override
  public void close() {
    if (stopping.getCount() == 0) {
      return;
    }
    stopping.countDown();
    manager.stopping();
    Closing.allWithin(Duration.ofSeconds(2), List.of(server, link, desk));
    Closing.broker(broker);
    stopped.countDown();
  }
}
