package org.escaque.clock.gpio;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.board.wire.InputLines;
import org.escaque.board.wire.Opened;
import org.escaque.clock.ClockEvent;

/**
 * A clock from the opening of its lines to their close; confined to the clock's thread. Edges give
 * the ticks; the levels are read besides, twenty times a second, should an edge be lost.
 */
final class ClockSession implements AutoCloseable {

  private static final Duration POLL = Duration.ofMillis(50);
  private static final String PANEL = "panel";

  private final TickSource ticks;
  private final BlockingQueue<ClockInbox> inbox;
  private final Consumer<ClockEvent> sink;
  private final Opened opened;
  private final InputLines inputs;
  private final List<ClockInput> order;
  private final boolean activeLow;
  private final ClockPanel panel;
  private final ClockLines lines;

  private int levels;
  private Tick last;
  private Tick nextPoll;
  private boolean panelDoubted;

  private ClockSession(
      GpioClockPlan plan, Context context, Opened opened, InputLines inputs, ClockPanel panel)
      throws IOException {
    this.ticks = context.ticks();
    this.inbox = context.inbox();
    this.sink = context.sink();
    this.opened = opened;
    this.inputs = inputs;
    this.panel = panel;
    this.order = plan.inputOrder();
    this.activeLow = plan.activeLow();
    this.lines = new ClockLines(plan.levers(), plan.inputs().keySet());
    this.last = ticks.now();
    this.nextPoll = last.plus(POLL);
    this.levels = inputs.read();
  }

  /** Where a session's time, news and reports come from and go to. */
  private record Context(
      TickSource ticks, BlockingQueue<ClockInbox> inbox, Consumer<ClockEvent> sink) {}

  /**
   * Requests the lines and tells what they read.
   *
   * @throws IOException naming the pin that cannot be had; nothing is left open then
   */
  static ClockSession open(
      GpioClockPlan plan,
      TickSource ticks,
      BlockingQueue<ClockInbox> inbox,
      Consumer<ClockEvent> sink)
      throws IOException {
    var opened = new Opened();
    try {
      var wires = opened.add(plan.wires().open());
      var pins = plan.inputOrder().stream().map(plan.inputs()::get).toList();
      var inputs = opened.add(wires.inputs("clock", pins, plan.pull()));
      var panel = ClockPanel.open(plan, wires, opened);
      inputs.watch(
          (line, high, age) -> {
            var tick = new Tick(ticks.now().nanos() - age);
            inbox.add(new ClockInbox.Edge(line, high, tick));
          });
      var context = new Context(ticks, inbox, sink);
      return new ClockSession(plan, context, opened, inputs, panel);
    } catch (IOException | RuntimeException failure) {
      opened.close();
      throw failure;
    }
  }

  /** Reports until told to end. */
  void run(BooleanSupplier ending) throws IOException, InterruptedException {
    tell(lines.lines(closed(), last));
    while (!ending.getAsBoolean()) {
      long wait = Math.max(0, next().nanos() - ticks.now().nanos());
      var news = inbox.poll(wait, TimeUnit.NANOSECONDS);
      if (news == null) {
        timePassed();
      } else {
        handle(news);
      }
    }
  }

  private Tick next() {
    return lines.wakeAt().filter(nextPoll::isAfter).orElse(nextPoll);
  }

  private void timePassed() throws IOException {
    var now = forward(ticks.now());
    if (!now.isBefore(nextPoll)) {
      nextPoll = now.plus(POLL);
      levels = inputs.read();
      tell(lines.lines(closed(), now));
    }
    tell(lines.at(now));
  }

  private void handle(ClockInbox news) {
    switch (news) {
      case ClockInbox.Edge(int line, boolean high, Tick tick) -> {
        levels = high ? levels | (1 << line) : levels & ~(1 << line);
        tell(lines.lines(closed(), forward(tick)));
      }
      case ClockInbox.Order(PanelOrder wanted) -> carryOut(wanted);
    }
  }

  /** Edges of two lines can come in the wrong order by a little; time goes on all the same. */
  private Tick forward(Tick tick) {
    last = tick.isAfter(last) ? tick : last;
    return last;
  }

  private long closed() {
    long bits = 0;
    for (int line = 0; line < order.size(); line++) {
      boolean high = (levels >>> line & 1) != 0;
      bits |= high != activeLow ? order.get(line).bit() : 0;
    }
    return bits;
  }

  /** A panel that fails must not stop the levers. */
  private void carryOut(PanelOrder wanted) {
    try {
      wanted.carryOut(panel);
      if (panelDoubted) {
        panelDoubted = false;
        sink.accept(new ClockEvent.ClockTrusted(PANEL, ticks.now()));
      }
    } catch (IOException failure) {
      if (!panelDoubted) {
        panelDoubted = true;
        var reason = Objects.requireNonNullElse(failure.getMessage(), failure.toString());
        sink.accept(new ClockEvent.ClockDoubted(PANEL, reason, ticks.now()));
      }
    }
  }

  private void tell(List<ClockEvent> events) {
    events.forEach(sink);
  }

  /** Lamps off, lines given back. */
  @Override
  public void close() {
    opened.close();
  }
}
