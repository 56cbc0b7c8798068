package org.escaque.clock.dgt;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.board.dgt.ClockFrame;
import org.escaque.board.dgt.DgtClockPort;
import org.escaque.board.dgt.DgtLine;
import org.escaque.board.dgt.DgtLines;
import org.escaque.board.dgt.DgtPort;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockOutputs;
import org.escaque.clock.Lever;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The clock that is plugged into a DGT board; it shares the board's line. Nothing is ever shown or
 * set on it: it stays the arbiter's. Methods may be called from any thread.
 */
public final class DgtClock implements ClockDriver {

  private static final Logger LOG = LoggerFactory.getLogger(DgtClock.class);

  private final DgtPort port;
  private final DgtSides sides;
  private final DgtLines lines;
  private final DgtLine line;
  private final TickSource ticks;
  private final DgtClockCounters counters = new DgtClockCounters();
  private final AtomicBoolean started = new AtomicBoolean();
  private final AtomicBoolean closed = new AtomicBoolean();

  /** The driver of the clock at a board's port. */
  public DgtClock(DgtPort port, DgtSides sides, DgtLines lines, TickSource ticks) {
    this.port = port;
    this.sides = sides;
    this.lines = lines;
    this.line = lines.join(port);
    this.ticks = ticks;
  }

  @Override
  public void start(Consumer<ClockEvent> sink) {
    if (closed.get() || !started.compareAndSet(false, true)) {
      throw new IllegalStateException("clock at " + port.path() + " was started before");
    }
    line.listen(new Reading(new DgtClockReader(sides, counters), sink), ticks);
  }

  /** What makes clock events of the messages on a line, for a line that somebody else leads. */
  public static DgtClockPort reading(DgtSides sides, Consumer<ClockEvent> sink) {
    return new Reading(new DgtClockReader(sides, new DgtClockCounters()), sink);
  }

  /** Between the line and the reader; called by the line's thread. */
  private record Reading(DgtClockReader reader, Consumer<ClockEvent> sink) implements DgtClockPort {

    @Override
    public boolean frame(ClockFrame frame, Tick tick) {
      return tell(reader.frame(frame, tick));
    }

    @Override
    public boolean at(Tick tick) {
      return tell(reader.at(tick));
    }

    @Override
    public void recorded(boolean left, Tick tick) {
      tell(reader.recorded(left ? Lever.LEFT : Lever.RIGHT, tick));
    }

    @Override
    public void lost(String reason, Tick tick) {
      tell(reader.lose(reason, tick));
    }

    private boolean tell(DgtClockReader.Result result) {
      tell(result.events());
      return result.askAgain();
    }

    private void tell(List<ClockEvent> events) {
      for (var event : events) {
        log(event);
        sink.accept(event);
      }
    }

    private static void log(ClockEvent event) {
      switch (event) {
        case ClockEvent.ClockLost(var reason, var tick) ->
            LOG.warn("clock=dgt state=lost reason=\"{}\"", reason);
        case ClockEvent.ClockBack back -> LOG.info("clock=dgt state=connected");
        case ClockEvent.TimesSet(var left, var right, var runs, var tick) ->
            LOG.info("clock=dgt state=set left={} right={} runs={}", left, right, runs);
        case ClockEvent.ClockDoubted(var what, var reason, var tick) ->
            LOG.warn("clock=dgt doubt={} reason=\"{}\"", what, reason);
        default -> {}
      }
    }
  }

  @Override
  public ClockOutputs outputs() {
    return ClockOutputs.NONE;
  }

  /** What the clock said that changes nothing. */
  public DgtClockCounters counters() {
    return counters;
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      line.forgetClock();
      lines.leave(port);
    }
  }
}
