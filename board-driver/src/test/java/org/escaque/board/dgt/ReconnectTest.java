package org.escaque.board.dgt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.board.serial.JSerialPorts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A thousand times out and in: what the process holds stays the same. */
class ReconnectTest {

  private static final int TIMES = 1_000;

  /** After so many everything is loaded that will be. */
  private static final int WARM = 50;

  private static final Duration SOON = Duration.ofSeconds(20);
  private static final long MEGABYTE = 1 << 20;

  private final FakeBoard board = new FakeBoard();
  private final TickSource ticks = () -> new Tick(System.nanoTime());
  private final AtomicInteger backs = new AtomicInteger();
  private final AtomicInteger losses = new AtomicInteger();

  @TempDir Path folder;

  private record Held(int threads, int files, long bytes) {
    static Held now() {
      System.gc();
      var runtime = Runtime.getRuntime();
      var open = new File("/proc/self/fd").list();
      return new Held(
          Thread.getAllStackTraces().size(),
          open == null ? 0 : open.length,
          runtime.totalMemory() - runtime.freeMemory());
    }
  }

  private void count(BoardReport report) {
    if (report instanceof BoardReport.Settled(BoardEvent.BoardBack back)) {
      backs.incrementAndGet();
    }
    if (report instanceof BoardReport.Settled(BoardEvent.BoardLost lost)) {
      losses.incrementAndGet();
    }
  }

  private interface Replug {
    void run(int time) throws Exception;
  }

  private void check(DgtBoard driver, int times, Replug replug) throws Exception {
    driver.start(this::count);
    await().atMost(SOON).until(() -> backs.get() == 1);
    var before = Held.now();
    for (int time = 1; time <= times; time++) {
      int expected = time + 1;
      // A move while nobody listens, so that there is always something to tell.
      board.putSilently(Square.A4, time % 2 == 0 ? ' ' : 'R');
      replug.run(time);
      await()
          .pollInterval(Duration.ofMillis(2))
          .atMost(SOON)
          .until(() -> backs.get() == expected && driver.health().connected());
      if (time == WARM) {
        before = Held.now();
      }
    }
    var after = Held.now();
    System.out.println("before: " + before + ", after " + times + " reconnects: " + after);

    assertThat(losses).hasValue(times);
    assertThat(after.threads()).isEqualTo(before.threads());
    assertThat(after.files()).isEqualTo(before.files());
    assertThat(after.bytes()).isLessThan(before.bytes() + 2 * MEGABYTE);
  }

  @Test
  void hundredReconnects_inMemory_leaveEverythingEqual() throws Exception {
    inMemory(100);
  }

  @Test
  @Tag("daemon")
  void thousandReconnects_inMemory_leaveEverythingEqual() throws Exception {
    inMemory(TIMES);
  }

  private void inMemory(int times) throws Exception {
    var port = new DgtPort("/dev/ttyACM0", null);
    try (var driver = new DgtBoard(port, DgtSettling.DEFAULT, new DgtLines(board), ticks)) {
      check(driver, times, time -> board.replug());
    }
    assertThat(board.openLines).hasValue(0);
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void hundredReconnects_onPseudoTerminals_leaveEverythingEqual() throws Exception {
    onPseudoTerminals(100);
  }

  @Test
  @Tag("full")
  @EnabledOnOs(OS.LINUX)
  void thousandReconnects_onPseudoTerminals_leaveEverythingEqual() throws Exception {
    onPseudoTerminals(TIMES);
  }

  private void onPseudoTerminals(int times) throws Exception {
    var link = folder.resolve("usb-board");
    var plugged = new PtyBoard[] {new PtyBoard(board, link)};
    var port = new DgtPort(link.toString(), null);
    try (var driver =
        new DgtBoard(port, DgtSettling.DEFAULT, new DgtLines(new JSerialPorts()), ticks)) {
      check(
          driver,
          times,
          time -> {
            var old = plugged[0];
            board.replug();
            plugged[0] = new PtyBoard(board, link);
            old.close();
          });
    } finally {
      plugged[0].close();
    }
  }
}
