package org.escaque.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.game.Effect;
import org.escaque.host.config.Configuration;
import org.escaque.host.config.DriverTypes;
import org.escaque.host.config.TableSettings;
import org.escaque.host.table.TableRuntime;
import org.escaque.host.table.TableThread;
import org.escaque.publish.Mono;
import org.escaque.publish.Released;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.JsonEncoder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Puts a table together: drivers, journal, link, thread, and its first assignment. */
final class TableOpening {

  private static final Logger LOG = LoggerFactory.getLogger(TableOpening.class);

  private static final Path KERNEL_BOOT = Path.of("/proc/sys/kernel/random/boot_id");

  private final Configuration configuration;
  private final DriverTypes drivers;
  private final TickSource ticks;

  TableOpening(Configuration configuration, DriverTypes drivers, TickSource ticks) {
    this.configuration = configuration;
    this.drivers = drivers;
    this.ticks = ticks;
  }

  /**
   * Opens and starts a table.
   *
   * @throws IOException if it can have no journal
   */
  TableThread open(TableSettings settings) throws IOException {
    // Drivers are silent until started, and by then the table's own time is known.
    var time = new AtomicReference<>(ticks);
    TickSource late = () -> Objects.requireNonNull(time.get()).now();
    BoardDriver board = drivers.board(settings.board().type()).open(settings.board(), late);
    ClockDriver clock = drivers.clock(settings.clock().type()).open(settings.clock(), late);
    var topics = new Topics(configuration.hall().id());
    var inbound = new BrokerInbox(settings.id(), topics, configuration.rulings());
    try {
      var runtime = TableRuntime.open(plan(settings, board), services(settings, topics, inbound));
      time.set(runtime.ticks());
      var table = new TableThread(settings.id(), runtime, board, clock, 1);
      inbound.deliverTo(table);
      table.start();
      assignFromConfiguration(table, settings.id());
      return table;
    } catch (IOException failed) {
      board.close();
      clock.close();
      throw failed;
    }
  }

  private static TableRuntime.Plan plan(TableSettings settings, BoardDriver board) {
    String device = settings.board().type() + "/" + settings.clock().type();
    return new TableRuntime.Plan(
        settings.id(), board.settling(), settings.turned(), settings.left(), device);
  }

  private TableRuntime.Services services(
      TableSettings settings, Topics topics, BrokerInbox inbound) {
    var broker = new Broker(configuration.broker(), configuration.hall().id());
    return new TableRuntime.Services(
        topics,
        configuration.journal(),
        kernelBoot(),
        ticks,
        Mono.REAL,
        new JsonEncoder(),
        (table, will, filters, sink, connected) ->
            broker.link(table, settings.login(), will, filters, sink, connected),
        inbound::received,
        step -> logMoves(settings.id(), step));
  }

  private static void logMoves(String table, Released step) {
    for (var effect : step.effects()) {
      if (effect instanceof Effect.PlyCompleted(int ply, var scored)) {
        LOG.info(
            "table={} game={} ply={} move={} clock={}",
            table,
            step.state().assignment().game(),
            ply + 1,
            scored.text(),
            scored.clockAfter());
      }
      if (effect instanceof Effect.ResultDecided(var outcome)) {
        LOG.info(
            "table={} game={} result=\"{}\"", table, step.state().assignment().game(), outcome);
      }
    }
  }

  private void assignFromConfiguration(TableThread table, String id) {
    var event = configuration.event();
    if (event != null) {
      Pairings.round(event, configuration.rulings()).at(id).ifPresent(table::assign);
    }
  }

  /** The kernel's own run; empty where the system does not tell. */
  private static String kernelBoot() {
    try {
      return Files.readString(KERNEL_BOOT).strip();
    } catch (IOException otherSystem) {
      return "";
    }
  }
}
