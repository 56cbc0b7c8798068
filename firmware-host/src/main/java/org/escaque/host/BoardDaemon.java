package org.escaque.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.escaque.board.TickSource;
import org.escaque.board.serial.NativeLibrary;
import org.escaque.host.broker.EmbeddedBroker;
import org.escaque.host.config.Configuration;
import org.escaque.host.config.DriverTypes;
import org.escaque.host.config.TableSettings;
import org.escaque.host.kernel.ServiceManager;
import org.escaque.host.table.TableThread;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The daemon of one computer with its tables. A table that cannot begin is tried again for ever and
 * stops no other.
 */
public final class BoardDaemon implements Daemon {

  private static final Logger LOG = LoggerFactory.getLogger(BoardDaemon.class);

  private static final Duration METRICS = Duration.ofSeconds(15);
  private static final Duration TRY_AGAIN = Duration.ofSeconds(5);

  /** A thread that has not gone round for so long hangs. */
  private static final Duration HANGS = Duration.ofSeconds(10);

  private final Configuration configuration;
  private final DriverTypes drivers;
  private final TickSource ticks;
  private final ServiceManager manager;
  private final @Nullable EmbeddedBroker broker;
  private final @Nullable MetricsFile metrics;
  private final List<TableThread> tables = new CopyOnWriteArrayList<>();
  private final List<TableSettings> waiting = new ArrayList<>();

  /** Why each waiting table cannot begin, as it was logged last. */
  private final Map<String, String> troubles = new HashMap<>();

  private final CountDownLatch stopping = new CountDownLatch(1);
  private final CountDownLatch stopped = new CountDownLatch(1);

  /**
   * Starts all tables.
   *
   * @param environment of the process, for the service manager
   */
  public static BoardDaemon start(Configuration configuration, Map<String, String> environment) {
    if (configuration.tables().isEmpty()) {
      throw new CommandFailed("the configuration has no [[table]]");
    }
    // Native libraries are unpacked among the journals, not in a shared folder.
    String natives = nativeFolder(configuration.journal());
    if (System.getProperty("org.sqlite.tmpdir") == null) {
      System.setProperty("org.sqlite.tmpdir", natives);
    }
    NativeLibrary.unpackInto(Path.of(natives));
    return new BoardDaemon(configuration, ServiceManager.of(environment));
  }

  private static String nativeFolder(Path journals) {
    Path folder = journals.resolve("native");
    try {
      return Files.createDirectories(folder).toString();
    } catch (IOException refused) {
      throw new CommandFailed("the journal's folder cannot be made: " + refused, refused);
    }
  }

  private BoardDaemon(Configuration configuration, ServiceManager manager) {
    this.configuration = configuration;
    this.manager = manager;
    this.drivers = DriverTypes.installed();
    this.ticks = Ticks.monotonic();
    this.metrics =
        configuration.metrics() == null ? null : new MetricsFile(configuration.metrics());
    this.broker = new Broker(configuration.broker(), configuration.hall().id()).startEmbedded();
    waiting.addAll(configuration.tables());
    startWaiting();
    manager.ready();
  }

  /** Tries every table that has not begun yet. */
  private void startWaiting() {
    var opening = new TableOpening(configuration, drivers, ticks);
    for (TableSettings settings : List.copyOf(waiting)) {
      try {
        tables.add(opening.open(settings));
        waiting.remove(settings);
        troubles.remove(settings.id());
      } catch (IOException failed) {
        String reason = String.valueOf(failed.getMessage());
        if (!reason.equals(troubles.put(settings.id(), reason))) {
          LOG.error("table={} begin=failed reason=\"{}\"", settings.id(), reason);
        }
      }
    }
  }

  /** Works until {@link #close}; the calling thread watches over the tables. */
  @Override
  public void await() throws InterruptedException {
    long look = manager.watchdogPause().map(Duration::toMillis).orElse(TRY_AGAIN.toMillis());
    long pause = Math.min(look, TRY_AGAIN.toMillis());
    long tried = 0;
    long measured = METRICS.toMillis();
    while (!stopping.await(pause, TimeUnit.MILLISECONDS)) {
      boolean hangs = tables.stream().anyMatch(table -> table.silence().compareTo(HANGS) > 0);
      if (!hangs) {
        manager.alive();
      }
      tried += pause;
      if (!waiting.isEmpty() && tried >= TRY_AGAIN.toMillis()) {
        tried = 0;
        startWaiting();
      }
      measured += pause;
      if (metrics != null && measured >= METRICS.toMillis()) {
        measured = 0;
        metrics.write(tables);
      }
    }
    stopped.await();
  }

  /** The tables that have begun. */
  public List<TableThread> tables() {
    return List.copyOf(tables);
  }

  /** Ends all tables at once, then the broker; idempotent. */
  @Override
  public void close() {
    if (stopping.getCount() == 0) {
      return;
    }
    stopping.countDown();
    manager.stopping();
    Closing.allWithin(Duration.ofMillis(2_500), tables);
    Closing.broker(broker);
    stopped.countDown();
  }
}
