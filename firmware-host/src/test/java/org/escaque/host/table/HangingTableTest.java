package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.escaque.board.BoardDriver;
import org.escaque.board.BoardReport;
import org.escaque.board.ScanHealth;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the daemon's watchdog looks at: a table thread that no longer goes round falls silent. */
class HangingTableTest {

  /** A thread that works goes round at least once a second. */
  private static final Duration TWO_TURNS = Duration.ofSeconds(2);

  @TempDir Path folder;

  @Test
  void silence_threadThatHangs_growsUntilItGoesOn() throws Exception {
    var goesOn = new CountDownLatch(1);
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000));
        var thread =
            new TableThread("t2", table.runtime, new StuckBoard(goesOn), new SilentClock(), 1)) {
      thread.start();

      await().atMost(Duration.ofSeconds(20)).until(() -> thread.silence().compareTo(TWO_TURNS) > 0);
      goesOn.countDown();

      await()
          .atMost(Duration.ofSeconds(20))
          .untilAsserted(() -> assertThat(thread.silence()).isLessThan(TWO_TURNS));
    }
  }

  /** Whoever asks it for its health waits. */
  private record StuckBoard(CountDownLatch goesOn) implements BoardDriver {

    @Override
    public void start(Consumer<BoardReport> sink) {
      // It never reports.
    }

    @Override
    public Settling settling() {
      return Settling.ON_CHANGE;
    }

    @Override
    public ScanHealth health() {
      try {
        goesOn.await();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
      }
      return ScanHealth.unscanned(true);
    }

    @Override
    public void close() {
      goesOn.countDown();
    }
  }

  /** Never reports. */
  private record SilentClock() implements ClockDriver {

    @Override
    public void start(Consumer<ClockEvent> sink) {
      // Nothing to tell.
    }

    @Override
    public ClockOutputs outputs() {
      return ClockOutputs.NONE;
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }
}
