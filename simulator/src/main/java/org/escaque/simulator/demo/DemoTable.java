package org.escaque.simulator.demo;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.function.Consumer;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.host.table.TableRuntime;
import org.escaque.publish.Mono;
import org.escaque.publish.mqtt.JsonEncoder;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Script;
import org.escaque.simulator.stage.Pace;
import org.escaque.simulator.stage.Pairing;
import org.escaque.simulator.stage.Stage;
import org.jspecify.annotations.Nullable;

/**
 * One table of the demo with its journal and its link; plays what the programme gives it. Confined
 * to one thread, which drives the table.
 */
final class DemoTable implements AutoCloseable {

  private static final Duration DRAIN = Duration.ofMinutes(2);
  private static final long PULSE_NANOS = 1_000_000_000L;
  private static final long BETWEEN_GAMES_SECONDS = 8;

  private final DemoSettings settings;
  private final int number;
  private final DemoHall hall;
  private final PrintWriter out;
  private final Pace pace;
  private final TableRuntime runtime;
  private final Stage stage;
  private long pulsed = System.nanoTime();
  private int round;

  DemoTable(DemoSettings settings, int number, DemoHall hall, PrintWriter out) throws IOException {
    this.settings = settings;
    this.number = number;
    this.hall = hall;
    this.out = out;
    pace = settings.pace().get();
    runtime =
        TableRuntime.open(
            new TableRuntime.Plan(name(), Settling.ON_CHANGE, false, Side.WHITE, "virtual/virtual"),
            new TableRuntime.Services(
                DemoHall.TOPICS,
                settings.folder().resolve("journal"),
                "",
                pace.ticks(),
                new Mono(pace.rate()),
                new JsonEncoder(),
                hall::link,
                message -> {},
                new MoveLines(out)));
    stage = new Stage(runtime.core(), pace, this::pulse);
    runtime.ready();
  }

  private String name() {
    return "t" + number;
  }

  /** What is due every second of real time. */
  private void pulse(Tick now) {
    long present = System.nanoTime();
    if (present - pulsed >= PULSE_NANOS) {
      pulsed = present;
      runtime.pulse(now, ScanHealth.unscanned(true));
    }
  }

  /** Plays games as long as there are any. */
  void play(Programme programme, Planner planner, Consumer<PlayedGame> played)
      throws InterruptedException {
    for (var next = programme.next(); next.isPresent(); next = programme.next()) {
      played.accept(play(next.get(), planner));
      if (!settings.once()) {
        stage.runTo(
            pace.ticks().now().plusMillis(Math.round(BETWEEN_GAMES_SECONDS * 1_000 * pace.rate())));
      }
    }
  }

  private PlayedGame play(RecordedGame record, Planner planner) throws InterruptedException {
    stage.setUp(record.start().occupied());
    var script = planner.script(record, stage.begin());
    tell(script);
    var pairing = new Pairing("demo", ++round, number, name(), settings.edition());
    var assignment = pairing.assignment(script);
    hall.show(assignment);
    stage.assign(assignment);
    var trouble = runtime.core().assignmentNote();
    if (!trouble.isEmpty()) {
      throw new IllegalStateException(record + " was not accepted: " + trouble);
    }
    stage.play(script);
    if (!runtime.drain(DRAIN)) {
      throw new IllegalStateException(record + ": the journal is not written");
    }
    var game = Transcript.of(record, runtime.core().state().orElseThrow());
    stage.clear();
    return game;
  }

  private void tell(Script script) {
    @Nullable String external = script.timing().externalBecause().orElse(null);
    if (external != null) {
      out.printf("%-4s %s: external clock, %s%n", name(), script.game(), external);
    }
  }

  @Override
  public void close() {
    runtime.close();
  }
}
