package org.escaque.board.scan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.escaque.board.Settling;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;

class ScanLoopTest {

  private static final Duration PERIOD = Duration.ofMillis(5);

  private final FakeContacts board = new FakeContacts();
  private final ScanPlan plan = new ScanPlan("t1", Settling.polled(PERIOD), true, board);

  @Test
  void start_untilClosed_reportsInItsOwnThread() throws InterruptedException {
    var reported = new CountDownLatch(3);
    var thread = new AtomicInteger();

    try (var loop = new ScanLoop(plan, board, board::until)) {
      loop.start(
          report -> {
            thread.compareAndSet(0, Thread.currentThread().getName().equals("scan-t1") ? 1 : 2);
            reported.countDown();
          });
      assertThat(reported.await(10, TimeUnit.SECONDS)).isTrue();
      assertThat(loop.health().connected()).isTrue();
      assertThat(loop.settling()).isEqualTo(plan.settling());
    }

    assertThat(thread).hasValue(1);
    assertThat(board.closed()).isEqualTo(1);
  }

  @Test
  void start_sinkThatThrows_doesNotEndTheLoop() {
    var calls = new AtomicInteger();

    try (var loop = new ScanLoop(plan, board, board::until)) {
      loop.start(
          report -> {
            calls.incrementAndGet();
            throw new IllegalStateException("sink");
          });
      await().until(() -> calls.get() > 5);
    }
  }

  @Test
  void interrupt_notByClose_doesNotEndTheLoop() throws InterruptedException {
    var interrupted = new CountDownLatch(1);
    var after = new CountDownLatch(10);

    try (var loop = new ScanLoop(plan, board, board::until)) {
      loop.start(
          report -> {
            if (interrupted.getCount() > 0) {
              Thread.currentThread().interrupt();
              interrupted.countDown();
            } else {
              after.countDown();
            }
          });
      assertThat(after.await(10, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void start_twice_isRefused() {
    try (var loop = new ScanLoop(plan, board, board::until)) {
      loop.start(report -> {});

      assertThatThrownBy(() -> loop.start(report -> {})).isInstanceOf(IllegalStateException.class);
    }
  }

  @Test
  void close_neverStarted_doesNothing() {
    var loop = new ScanLoop(plan, board);

    loop.close();

    assertThat(loop.health().connected()).isFalse();
    assertThatThrownBy(() -> loop.start(report -> {})).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void pacer_ofRealTime_waitsForTheTick() {
    var ticks = (org.escaque.board.TickSource) () -> new Tick(System.nanoTime());
    var pacer = Pacer.of(ticks);
    var then = ticks.now().plusMillis(3);

    while (then.isAfter(ticks.now())) {
      pacer.until(then);
    }
    pacer.until(then);

    assertThat(ticks.now()).isGreaterThanOrEqualTo(then);
  }
}
