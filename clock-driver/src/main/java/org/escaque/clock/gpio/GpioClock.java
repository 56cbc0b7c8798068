package org.escaque.clock.gpio;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.escaque.board.TickSource;
import org.escaque.board.wire.Backoff;
import org.escaque.board.wire.DriverThread;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Lever;
import org.escaque.clock.Runs;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A clock on GPIO lines, kept by the host or external. Its thread alone opens, reads, drives and
 * closes the lines: edges and orders reach it by a queue. Methods may be called from any thread.
 */
public final class GpioClock implements ClockDriver {

  private static final Logger LOG = LoggerFactory.getLogger(GpioClock.class);

  /** Orders beyond this are old news; edges always find room. */
  private static final int ORDERS = 1000;

  private final GpioClockPlan plan;
  private final TickSource ticks;
  private final BlockingQueue<ClockInbox> inbox = new LinkedBlockingQueue<>();
  private final ClockOutputs outputs = new Orders();
  private volatile boolean closing;
  private volatile @Nullable Thread thread;

  /** A driver for a clock that is wired so. */
  public GpioClock(GpioClockPlan plan, TickSource ticks) {
    this.plan = plan;
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<ClockEvent> sink) {
    if (thread != null || closing) {
      throw new IllegalStateException("clock " + plan.clock() + " was started before");
    }
    thread = Thread.ofPlatform().name("clock-" + plan.clock()).start(() -> run(sink));
  }

  private void run(Consumer<ClockEvent> sink) {
    var backoff = new Backoff();
    boolean lossReported = false;
    while (!closing) {
      try (var session = ClockSession.open(plan, ticks, inbox, sink)) {
        LOG.info("clock={} state=connected", plan.clock());
        lossReported = false;
        backoff.succeeded();
        session.run(() -> closing);
      } catch (IOException | RuntimeException failure) {
        if (!lossReported) {
          lossReported = true;
          report(failure, sink);
        }
        rest(backoff.failed());
      } catch (InterruptedException interrupted) {
        // Only closing ends the thread; anybody else's interrupt costs a reconnection.
        LOG.debug("clock={} interrupted closing={}", plan.clock(), closing);
      }
    }
  }

  private void report(Exception failure, Consumer<ClockEvent> sink) {
    String reason =
        failure instanceof IOException ? String.valueOf(failure.getMessage()) : "bug: " + failure;
    LOG.warn("clock={} state=lost reason=\"{}\"", plan.clock(), reason);
    try {
      sink.accept(new ClockEvent.ClockLost(reason, ticks.now()));
    } catch (RuntimeException bug) {
      LOG.error("clock={} bug=\"the sink threw\"", plan.clock(), bug);
    }
  }

  /** Waits; what is ordered meanwhile is dropped, it would be old when the clock is back. */
  private void rest(Duration duration) {
    long until = ticks.now().plus(duration).nanos();
    try {
      for (long left = duration.toNanos(); left > 0 && !closing; ) {
        inbox.poll(left, TimeUnit.NANOSECONDS);
        left = until - ticks.now().nanos();
      }
    } catch (InterruptedException interrupted) {
      LOG.debug("clock={} interrupted closing={}", plan.clock(), closing);
    }
  }

  @Override
  public ClockOutputs outputs() {
    return outputs;
  }

  /** Puts orders into the inbox. */
  private final class Orders implements ClockOutputs {

    @Override
    public void flag(Lever lever, boolean fallen) {
      order(new PanelOrder.Light(ClockLamp.of(lever), fallen));
    }

    @Override
    public void buzz(boolean on) {
      order(new PanelOrder.Light(ClockLamp.BUZZER, on));
    }

    @Override
    public void show(ClockTime left, ClockTime right, Runs running) {
      order(new PanelOrder.Show(left, right, running));
    }

    @Override
    public void safe() {
      order(new PanelOrder.Dark());
    }

    private void order(PanelOrder order) {
      if (inbox.size() < ORDERS) {
        inbox.add(new ClockInbox.Order(order));
      }
    }
  }

  @Override
  public void close() {
    closing = true;
    DriverThread.end(thread);
  }
}
