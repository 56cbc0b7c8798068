package org.escaque.board.dgt;

import java.util.function.Consumer;
import org.escaque.board.BoardReport;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who hears of a board and of its clock. Thread-safe: once a listener is forgotten it is not called
 * again, so it must not block.
 */
final class Listeners {

  private static final Logger LOG = LoggerFactory.getLogger(Listeners.class);

  private final String label;
  private final Object lock = new Object();
  private @Nullable Consumer<BoardReport> board;
  private @Nullable DgtClockPort clock;
  private boolean newBoard;
  private boolean newClock;
  private boolean clockWish;
  private long bugs;

  Listeners(String label) {
    this.label = label;
  }

  void board(@Nullable Consumer<BoardReport> sink) {
    synchronized (lock) {
      board = sink;
      newBoard = sink != null;
    }
  }

  void clock(@Nullable DgtClockPort reader) {
    synchronized (lock) {
      clock = reader;
      newClock = reader != null;
    }
  }

  /** Whether a board's listener has come since the last question. */
  boolean hasNewBoard() {
    synchronized (lock) {
      boolean is = newBoard;
      newBoard = false;
      return is;
    }
  }

  /** Whether a clock's listener has come since the last question. */
  boolean hasNewClock() {
    synchronized (lock) {
      boolean is = newClock;
      newClock = false;
      return is;
    }
  }

  /** Whether the clock is to be asked. */
  boolean wantsClock(Tick now) {
    synchronized (lock) {
      guarded(() -> clockWish |= clock != null && clock.at(now));
      boolean wish = clockWish;
      clockWish = false;
      return wish;
    }
  }

  /** Passes on what the table is to know. */
  void tell(DgtEffect effect) {
    synchronized (lock) {
      guarded(() -> pass(effect));
    }
  }

  private void pass(DgtEffect effect) {
    switch (effect) {
      case DgtEffect.Board(var event) -> {
        if (board != null) {
          board.accept(new BoardReport.Settled(event));
        }
      }
      case DgtEffect.Clock(var frame, var tick) ->
          clockWish |= clock != null && clock.frame(frame, tick);
      case DgtEffect.LeverRecorded(var left, var tick) -> {
        if (clock != null) {
          clock.recorded(left, tick);
        }
      }
      case DgtEffect.ClockLost(var reason, var tick) -> {
        if (clock != null) {
          clock.lost(reason, tick);
        }
      }
      case DgtEffect.Note(var text) -> LOG.info("dgt={} {}", label, text);
      case DgtEffect.Send(var command) -> LOG.error("dgt={} bug=\"unsent {}\"", label, command);
      case DgtEffect.GiveUp(var reason) -> LOG.error("dgt={} bug=\"{}\"", label, reason);
    }
  }

  private void guarded(Runnable call) {
    try {
      call.run();
    } catch (RuntimeException bug) {
      if (bugs++ == 0) {
        LOG.error("dgt={} bug=\"a listener threw; more is not told\"", label, bug);
      }
    }
  }
}
