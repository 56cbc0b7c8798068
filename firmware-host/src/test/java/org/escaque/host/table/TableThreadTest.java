package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;
import org.escaque.host.Ticks;
import org.escaque.publish.Mono;
import org.escaque.publish.Topics;
import org.escaque.publish.mqtt.JsonEncoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A table with its thread, in accelerated real time. */
@Timeout(60)
class TableThreadTest {

  /** Twenty times as fast as life. */
  private static final double RATE = 20;

  @TempDir Path folder;

  private final TickSource ticks = Ticks.scaled(RATE);
  private final FakeLink link = new FakeLink();
  private final Board board = new Board();
  private final Clock clock = new Clock();

  private static final class Board implements BoardDriver {
    volatile Consumer<BoardReport> sink = report -> {};
    volatile boolean closed;

    @Override
    public void start(Consumer<BoardReport> taker) {
      sink = taker;
    }

    @Override
    public Settling settling() {
      return Settling.ON_CHANGE;
    }

    @Override
    public ScanHealth health() {
      return ScanHealth.unscanned(true);
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private static final class Clock implements ClockDriver {
    final List<String> shown = new CopyOnWriteArrayList<>();
    volatile Consumer<ClockEvent> sink = event -> {};

    @Override
    public void start(Consumer<ClockEvent> taker) {
      sink = taker;
    }

    @Override
    public ClockOutputs outputs() {
      return new ClockOutputs() {
        @Override
        public void flag(Lever lever, boolean fallen) {}

        @Override
        public void buzz(boolean on) {}

        @Override
        public void show(ClockTime left, ClockTime right, Runs running) {
          shown.add(left.toSeconds() + " " + right.toSeconds() + " " + running);
        }

        @Override
        public void safe() {}
      };
    }

    @Override
    public void close() {
      throw new IllegalStateException("a driver that does not close well");
    }
  }

  private TableThread table() throws Exception {
    var services =
        new TableRuntime.Services(
            new Topics("club"),
            folder,
            "",
            ticks,
            new Mono(RATE),
            new JsonEncoder(),
            (table, will, filters, sink, connected) -> link,
            inbound -> {},
            released -> {});
    var runtime =
        TableRuntime.open(
            new TableRuntime.Plan("t2", Settling.ON_CHANGE, false, Side.BLACK, "test"), services);
    return new TableThread("t2", runtime, board, clock, RATE);
  }

  private void contacts(long occupied) {
    board.sink.accept(new BoardReport.Contacts(new ContactFrame(ticks.now(), occupied)));
  }

  private void press(Lever lever) {
    clock.sink.accept(new ClockEvent.LeverPressed(lever, ticks.now()));
  }

  @Test
  void start_thenPlay_wakesItselfAndPublishes() throws Exception {
    long start = 0xffff_0000_0000_ffffL;
    try (var table = table()) {
      table.start();
      contacts(start);
      table.assign(VirtualTable.assignment("g", "5m+3s"));
      await().until(() -> link.newest("t2/game").contains("\"status\":\"ready\""));
      press(Lever.LEFT); // Black's, on this side
      await().until(() -> link.newest("t2/clock").contains("\"running\":\"white\""));

      contacts(start & ~Square.E2.bit());
      await().until(() -> link.newest("t2/hands").contains("\"inAir\":[\"e2\"]"));
      contacts((start & ~Square.E2.bit()) | Square.E4.bit());
      press(Lever.RIGHT);

      await().until(() -> link.newest("t2/game").contains("\"san\":\"e4\""));
      await().until(() -> !link.newest("t2/health").isEmpty());
      await().until(() -> clock.shown.stream().anyMatch(text -> text.endsWith("left")));
      assertThat(table.silence()).isLessThan(Duration.ofSeconds(5));
    }
    assertThat(board.closed).isTrue();
    assertThat(link.newest("t2/state")).contains("disconnected");
  }

  @Test
  void act_whoseAnswererThrows_stopsNothing() throws Exception {
    var answers = new CopyOnWriteArrayList<List<Effect>>();
    try (var table = table()) {
      table.start();
      var resigned = new GameEvent.Resigned(Side.WHITE, table.now());
      table.act(
          new TableInput.Act(
              resigned,
              effects -> {
                throw new IllegalStateException("a bug of somebody else");
              }));
      table.act(new TableInput.Act(resigned, answers::add));

      await().until(() -> answers.size() == 1);
      assertThat(answers.getFirst())
          .containsExactly(new Effect.Refused(resigned, "no game is assigned"));
    }
  }
}
