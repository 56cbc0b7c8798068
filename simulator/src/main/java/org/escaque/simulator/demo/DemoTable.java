package org.escaque.simulator.demo;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.game.Assignment;
import org.escaque.game.GameState;
import org.escaque.host.table.TableCore;
import org.escaque.host.table.TableRuntime;
import org.escaque.publish.Inbound;
import org.escaque.publish.Mono;
import org.escaque.publish.Released;
import org.escaque.publish.mqtt.JsonEncoder;
import org.escaque.simulator.stage.DgtDevice;
import org.escaque.simulator.stage.DgtStage;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Stage;
import org.escaque.simulator.stage.TableStage;

/**
 * One table of the demo with its journal and its link. Confined to one thread, which drives the
 * table and carries out the commands that came from the broker.
 */
final class DemoTable implements AutoCloseable {

  private static final Duration DRAIN = Duration.ofMinutes(2);
  private static final long PULSE_NANOS = 1_000_000_000L;
  private static final Duration BETWEEN_GAMES = Duration.ofSeconds(8);

  private final DemoSettings settings;
  private final int number;
  private final DemoHall hall;
  private final Pace pace;
  private final ConcurrentLinkedQueue<Inbound> inbound = new ConcurrentLinkedQueue<>();
  private final TableRuntime runtime;
  private final TableStage stage;
  private long pulsed = System.nanoTime();

  DemoTable(DemoSettings settings, int number, DemoHall hall, Consumer<Released> listener)
      throws IOException {
    this.settings = settings;
    this.number = number;
    this.hall = hall;
    pace = settings.pace().get();
    if (isDgt()) {
      var line = settings.folder().resolve("line-" + name());
      var device = new DgtDevice(line, 10_000 + number, pace.ticks());
      runtime = runtime(device.settling(), listener, "dgt/dgt");
      stage = new DgtStage(runtime.core(), pace, device, this::passed);
    } else {
      runtime = runtime(Settling.ON_CHANGE, listener, "virtual/virtual");
      stage = new Stage(runtime.core(), pace, this::passed);
    }
    runtime.ready();
  }

  private TableRuntime runtime(Settling settling, Consumer<Released> listener, String device)
      throws IOException {
    return TableRuntime.open(
        new TableRuntime.Plan(name(), settling, false, Side.WHITE, device),
        new TableRuntime.Services(
            DemoHall.TOPICS,
            settings.folder().resolve("journal"),
            "",
            pace.ticks(),
            new Mono(pace.rate()),
            new JsonEncoder(),
            hall::link,
            inbound::add,
            listener));
  }

  String name() {
    return "t" + number;
  }

  int number() {
    return number;
  }

  TableStage stage() {
    return stage;
  }

  /** Whether board and clock are simulated DGT ones behind their drivers. */
  boolean isDgt() {
    return settings.driver() == DemoSettings.Driver.DGT;
  }

  /** The stage of bare contacts. */
  Stage contacts() {
    if (stage instanceof Stage contacts) {
      return contacts;
    }
    throw new IllegalStateException(name() + " has no bare contacts");
  }

  Pace pace() {
    return pace;
  }

  TableCore core() {
    return runtime.core();
  }

  GameState state() {
    return core().state().orElseThrow();
  }

  /** Commands are heard at any time; the rest is due every second of real time. */
  private void passed(Tick now) {
    for (Inbound message = inbound.poll(); message != null; message = inbound.poll()) {
      runtime.command(message).ifPresent(core()::accept);
    }
    long present = System.nanoTime();
    if (present - pulsed >= PULSE_NANOS) {
      pulsed = present;
      runtime.pulse(now, ScanHealth.unscanned(true));
    }
  }

  /** Gives the table its next game. */
  void assign(Assignment assignment) throws InterruptedException {
    hall.show(assignment);
    stage.assign(assignment);
    var trouble = core().assignmentNote();
    if (!trouble.isEmpty()) {
      throw new IllegalStateException(assignment.game() + " was not accepted: " + trouble);
    }
  }

  /** Waits until all that happened is journaled and published. */
  void settle() throws InterruptedException {
    if (!runtime.drain(DRAIN)) {
      throw new IllegalStateException(name() + ": the journal is not written");
    }
  }

  /** Makes room for the next game; in a demo that goes on, after a while. */
  void clear() throws InterruptedException {
    stage.clear();
    if (!settings.once()) {
      stage.runTo(pace.ticks().now().plus(ticking(BETWEEN_GAMES)));
    }
  }

  /** What passes at the table in so much real time. */
  Duration ticking(Duration real) {
    return Duration.ofMillis(Math.round(real.toMillis() * pace.rate()));
  }

  @Override
  public void close() {
    stage.close();
    runtime.close();
  }
}
