package org.escaque.host.table;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.game.store.Journal;
import org.escaque.game.store.JournalHealth;
import org.escaque.game.store.Run;
import org.escaque.host.Ticks;
import org.escaque.host.Version;
import org.escaque.publish.Body;
import org.escaque.publish.Encoder;
import org.escaque.publish.Inbound;
import org.escaque.publish.Link;
import org.escaque.publish.Message;
import org.escaque.publish.Mono;
import org.escaque.publish.Outlet;
import org.escaque.publish.Released;
import org.escaque.publish.Stamp;
import org.escaque.publish.TablePublisher;
import org.escaque.publish.Topics;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table with its journal and its link, but without drivers and without a thread: {@link
 * TableThread} drives it in real time, a simulation in its own. Methods belong to the driving
 * thread unless they say otherwise.
 */
public final class TableRuntime implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(TableRuntime.class);

  private final String table;
  private final Side left;
  private final Body.State device;
  private final TickSource ticks;
  private final Journal<Released> journal;
  private final TablePublisher publisher;
  private final Link link;
  private final TableCore core;
  private final Pulse pulse;
  private final CommandDesk commands;
  private volatile boolean working;
  private boolean closed;

  /**
   * What a table is.
   *
   * @param turned the board driver's h8 is the board's a1
   * @param left whose lever is the left one
   * @param device what stands there, for people
   */
  public record Plan(String table, Settling settling, boolean turned, Side left, String device) {}

  /**
   * What a table needs around it.
   *
   * @param journals folder of the journals
   * @param kernelBoot id of the kernel's run
   * @param inbound takes what the broker sends; called by the link's thread, must not block
   * @param listener hears each step once the journal has it; called by the journal's thread
   */
  public record Services(
      Topics topics,
      Path journals,
      String kernelBoot,
      TickSource ticks,
      Mono mono,
      Encoder encoder,
      Links links,
      Consumer<Inbound> inbound,
      Consumer<Released> listener) {}

  /**
   * Opens journal and link, and takes up the game that an earlier run left.
   *
   * @throws IOException if there can be no journal
   */
  public static TableRuntime open(Plan plan, Services services) throws IOException {
    Journal<Released> journal = Journal.open(new Journal.Place(services.journals(), plan.table()));
    try {
      return new TableRuntime(plan, services, journal);
    } catch (IOException | RuntimeException failed) {
      journal.close();
      throw failed;
    }
  }

  private TableRuntime(Plan plan, Services services, Journal<Released> opened) throws IOException {
    table = plan.table();
    left = plan.left();
    device = new Body.State("init", plan.device(), Version.text());
    journal = opened;
    Tick lastAlive =
        journal.recovered().previous().map(Run::lastAlive).orElse(new Tick(Long.MIN_VALUE));
    ticks = Ticks.after(lastAlive, services.ticks());
    Tick now = ticks.now();
    link = link(services);
    var outlet = new Outlet(journal.boot(), services.encoder(), link);
    publisher = new TablePublisher(services.topics(), table, outlet, services.mono());
    journal.begin(
        services.kernelBoot(),
        now,
        Instant.now(),
        (steps, durable) -> {
          publisher.released(steps, durable);
          steps.forEach(services.listener());
        });
    var setting = new TableCore.Setting(table, plan.settling(), plan.turned(), plan.left());
    core =
        new TableCore(
            setting,
            journal.recovered().game(),
            step -> journal.append(step.event(), step.urgent(), step.released()));
    commands = commandDesk(services);
    pulse = new Pulse(core, journal, publisher, services.journals());
    say("init");
    core.restarted(lastAlive, now);
    link.start();
    LOG.info(
        "table={} run={} game={} events={}",
        table,
        journal.boot(),
        core.state().map(state -> state.assignment().game()).orElse("none"),
        journal.recovered().game().size());
  }

  private Link link(Services services) {
    Topics topics = services.topics();
    String lost = services.encoder().encode(new Stamp(journal.boot(), 0, null), state("lost"));
    return services
        .links()
        .make(
            table,
            Message.retained(topics.state(table), lost),
            List.of(topics.assign(table), topics.commands(table)),
            services.inbound(),
            // The broker may have said the will meanwhile.
            () -> say(working ? "ready" : "init"));
  }

  private CommandDesk commandDesk(Services services) {
    var tools = new CommandDesk.Tools(publisher, ticks, services.mono());
    // Until the first step of this run is released, what the journal told is newest.
    var recovered = core.state();
    return new CommandDesk(
        services.topics(), table, boot(), tools, () -> publisher.shown().or(() -> recovered));
  }

  private Body.State state(String word) {
    return new Body.State(word, device.device(), device.version());
  }

  private void say(String word) {
    publisher.state(state(word));
  }

  /** Whose lever is the left one. */
  Side left() {
    return left;
  }

  public TableCore core() {
    return core;
  }

  /** The time of this table; drivers stamp with it. */
  public TickSource ticks() {
    return ticks;
  }

  /** The number of this run. */
  public long boot() {
    return journal.boot();
  }

  /** From now on the table does its work. */
  public void ready() {
    working = true;
    say("ready");
  }

  /** What is due every second: a beat, the sign of life, now and then clocks and health. */
  public void pulse(Tick now, ScanHealth board) {
    pulse.at(now, board);
  }

  /**
   * Reads a message of the broker as an arbiter's command; any thread. The act belongs into the
   * driving thread. Empty for other topics, and for commands that were answered at once.
   */
  public Optional<TableInput.Act> command(Inbound message) {
    return commands.read(message);
  }

  /** How the journal does; any thread. */
  public JournalHealth journal() {
    return journal.health();
  }

  /** Whether the broker is connected; any thread. */
  public boolean isLinked() {
    return link.isUp();
  }

  /** Waits until every step so far is journaled and released; false if that took too long. */
  public boolean drain(Duration most) throws InterruptedException {
    return journal.drain(most);
  }

  /** Ends the run cleanly: journal first, then {@code disconnected}, then the link; idempotent. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    journal.close();
    say("disconnected");
    link.close();
    LOG.info("table={} run={} end=clean", table, journal.boot());
  }
}
