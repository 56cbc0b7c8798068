package org.escaque.simulator.demo;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.escaque.clock.TimeControl;
import org.escaque.simulator.hands.Level;
import org.escaque.simulator.incident.Incident;
import org.escaque.simulator.incident.Incidents;
import org.escaque.simulator.replay.Planner;
import org.escaque.simulator.replay.RecordedGame;
import org.escaque.simulator.replay.Repertoire;
import org.jspecify.annotations.Nullable;

/** The demo: opens everything, plays, and closes everything. */
public final class Demo implements AutoCloseable {

  private static final long SEED = 20_261_130;
  private static final long STOP_SECONDS = 3;

  /** What the old games are played with. */
  private static final TimeControl OWN =
      TimeControl.of(Duration.ofMinutes(15), Duration.ofSeconds(10));

  private final DemoSettings settings;
  private final PrintWriter out;
  private final List<RecordedGame> games;
  private final List<Incident> incidents;
  private final DemoHall hall;
  private final List<Thread> threads = new ArrayList<>();
  private final ConcurrentLinkedQueue<PlayedGame> played = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<SeenIncident> seen = new ConcurrentLinkedQueue<>();
  private final ConcurrentLinkedQueue<String> failures = new ConcurrentLinkedQueue<>();
  private final CountDownLatch running;

  /**
   * Opens broker and pages.
   *
   * @throws IOException if the games cannot be read or no port can be had
   */
  public Demo(DemoSettings settings, PrintWriter out) throws IOException {
    this.settings = settings;
    this.out = out;
    games = settings.pgn() == null ? Repertoire.own() : Repertoire.of(settings.pgn(), out::println);
    incidents = settings.incidents() ? Incidents.all() : List.of();
    hall = new DemoHall(settings.folder(), settings.port());
    running = new CountDownLatch(settings.boards() + incidents.size());
  }

  /** Where the wall is. */
  public String address() {
    return "http://127.0.0.1:" + hall.port() + "/hall";
  }

  /** Where the arbiter's phone looks. */
  public String arbiter() {
    return "http://127.0.0.1:" + hall.port() + "/arbiter";
  }

  /** The port of the pages. */
  public int port() {
    return hall.port();
  }

  /** Starts the tables, each on a thread of its own. */
  public void start() {
    var programme = new Programme(games, settings.once());
    @Nullable TimeControl unrecorded = settings.pgn() == null ? OWN : null;
    var planner = new Planner(Level.CLEAN, SEED, true, unrecorded, settings.leastPly());
    for (int board = 1; board <= settings.boards(); board++) {
      start(
          board,
          table ->
              new GamePlayer(table, planner, settings.edition(), out)
                  .play(programme, settings.once() ? played::add : game -> {}));
    }
    for (int first = 0; first < incidents.size(); first++) {
      var turned = new ArrayList<>(incidents);
      Collections.rotate(turned, -first);
      start(
          settings.boards() + first + 1,
          table ->
              new IncidentPlayer(table, turned, settings.once())
                  .play(settings.once() ? seen::add : incident -> {}));
    }
  }

  /** What happens at a table, in its thread. */
  private interface Work {
    void at(DemoTable table) throws InterruptedException;
  }

  private void start(int board, Work work) {
    threads.add(Thread.ofPlatform().daemon().name("table-t" + board).start(() -> run(board, work)));
  }

  private void run(int number, Work work) {
    try (var table = new DemoTable(settings, number, hall, new TableLines(out))) {
      work.at(table);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException | RuntimeException e) {
      failures.add("table t" + number + " stopped: " + e);
      out.println("table t" + number + " stopped: " + e);
    } finally {
      running.countDown();
    }
  }

  /** Waits until all games have ended, for ever if they are played over and over. */
  public Verification await() throws InterruptedException {
    running.await();
    return new Verification(games, List.copyOf(played), List.copyOf(seen), List.copyOf(failures));
  }

  /** Stops the tables, then pages and broker. */
  @Override
  public void close() {
    threads.forEach(Thread::interrupt);
    try {
      if (!running.await(STOP_SECONDS, TimeUnit.SECONDS)) {
        out.println("a table does not stop");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    hall.close();
  }
}
