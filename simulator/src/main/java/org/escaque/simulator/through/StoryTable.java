package org.escaque.simulator.through;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.game.GameState;
import org.escaque.host.table.TableInput;
import org.escaque.host.table.TableRuntime;
import org.escaque.publish.Inbound;
import org.escaque.publish.Mono;
import org.escaque.publish.Released;
import org.escaque.publish.mqtt.JsonEncoder;
import org.jspecify.annotations.Nullable;

/**
 * The table of the stories with its journal and its link, driven in discrete-event time: the next
 * tick at which anything is due comes at once. Confined to the thread that tells the stories.
 */
final class StoryTable implements AutoCloseable {

  private static final Duration DRAIN = Duration.ofSeconds(30);
  private static final Duration PULSE = Duration.ofSeconds(1);
  private static final Duration INSTANT = Duration.ofNanos(1);

  private final StoryHall hall;
  private final Path folder;
  private final BlockingQueue<Inbound> arrived = new LinkedBlockingQueue<>();
  private final Queue<Released> released = new ConcurrentLinkedQueue<>();
  private int runs;
  private int commands;
  private volatile Tick now = Tick.ofMillis(1_000);
  private Tick pulsed = now;
  private TableRuntime runtime;
  private @Nullable GameState settled;

  /** How far behind the contacts the table judges; zero when it is not to be waited for. */
  private Duration ahead = Duration.ZERO;

  StoryTable(StoryHall hall, Path folder) throws IOException {
    this.hall = hall;
    this.folder = folder;
    runtime = open();
  }

  private TableRuntime open() throws IOException {
    var plan =
        new TableRuntime.Plan(
            StoryHall.TABLE, Settling.ON_CHANGE, false, Side.WHITE, "virtual/virtual");
    var opened =
        TableRuntime.open(
            plan,
            new TableRuntime.Services(
                StoryHall.TOPICS,
                journal(),
                "",
                () -> now,
                Mono.REAL,
                new JsonEncoder(),
                hall::tableLink,
                arrived::add,
                released::add));
    opened.ready();
    return opened;
  }

  private Path journal() {
    return folder.resolve("run-" + runs);
  }

  /**
   * Contacts that come settled and in order are judged at once; others when they have settled.
   *
   * @param raw contacts are to be debounced
   */
  void level(boolean raw) {
    ahead = raw ? Duration.ZERO : Settling.ON_CHANGE.horizon();
  }

  Tick now() {
    return now;
  }

  /** A moment passes by which no clock shows another time. */
  void instant() {
    now = now.plus(INSTANT);
  }

  Optional<GameState> state() {
    return runtime.core().state();
  }

  String assignmentNote() {
    return runtime.core().assignmentNote();
  }

  /** Something happens now, and what follows from it at once. */
  void accept(TableInput input) {
    runtime.core().accept(input);
    runtime.core().advanceTo(now.plus(ahead));
  }

  /** Somebody says or rules something now: a command goes to the broker, and comes from it. */
  void command(GameEvent event) throws InterruptedException {
    settle();
    long boot = runtime.boot();
    String game = state().map(state -> state.assignment().game()).orElse("");
    commands++;
    hall.command(
        CommandWriter.write(
            new CommandWriter.Head("c" + commands, boot, now.millis() + 1_000, game), event));
    Inbound message = arrived.poll(DRAIN.toSeconds(), TimeUnit.SECONDS);
    if (message == null) {
      throw new IllegalStateException("no command arrived: " + event);
    }
    runtime.command(message).ifPresent(this::accept);
  }

  /** What the table did since the last call. */
  List<Effect> effects() throws InterruptedException {
    drain();
    var effects = new ArrayList<Effect>();
    for (var step = released.poll(); step != null; step = released.poll()) {
      effects.addAll(step.effects());
    }
    return effects;
  }

  void board(BoardEvent event) {
    accept(new TableInput.Board(new BoardReport.Settled(event)));
  }

  /** Time passes; what falls due on the way happens at its own moment. */
  void pass(Duration duration) throws InterruptedException {
    Tick end = now.plus(duration);
    while (now.isBefore(end)) {
      Tick due = pulsed.plus(PULSE);
      var wake = runtime.core().wakeAt().map(at -> at.plus(ahead.negated()));
      Tick next = wake.filter(at -> at.isBefore(due)).orElse(due);
      now = next.isAfter(end) ? end : later(next, now.plus(INSTANT));
      runtime.core().advanceTo(now.plus(ahead));
      if (!now.isBefore(due)) {
        pulse();
      }
    }
  }

  private void pulse() throws InterruptedException {
    // What was published must be seen before it is taken away again.
    settle();
    pulsed = now;
    runtime.pulse(now, ScanHealth.unscanned(true));
  }

  private static Tick later(Tick one, Tick other) {
    return one.isAfter(other) ? one : other;
  }

  /** Returns when all that has happened is journaled, published and received. */
  void settle() throws InterruptedException {
    GameState present = runtime.core().state().orElse(null);
    if (present != settled || ahead.isZero()) {
      drain();
      settled = present;
    }
    hall.settle();
  }

  private void drain() throws InterruptedException {
    if (!runtime.drain(DRAIN)) {
      throw new IllegalStateException("the journal is not written in " + DRAIN);
    }
  }

  /** The game as a copy of the journal tells it. */
  GameState told() throws InterruptedException, IOException {
    drain();
    Path copy = folder.resolve("copy");
    Copies.remove(copy);
    Copies.copy(journal(), copy);
    return Copies.told(copy, StoryHall.TABLE);
  }

  /** The host dies; a new one starts on what the disk held at that moment. */
  void restart(Duration dead) throws InterruptedException, IOException {
    settle();
    runtime.pulse(now, ScanHealth.unscanned(true));
    drain();
    Path left = journal();
    runs++;
    Copies.copy(left, journal());
    runtime.close();
    hall.settle();
    now = now.plus(dead).plus(INSTANT);
    pulsed = now;
    runtime = open();
  }

  @Override
  public void close() {
    runtime.close();
  }
}
