package org.escaque.simulator.stage;

import java.util.Optional;
import org.escaque.board.Tick;
import org.escaque.board.TickSource;
import org.escaque.host.Ticks;

/** How the time of a table passes. Confined to the thread that drives the table. */
public sealed interface Pace {

  /** The time of the table. */
  TickSource ticks();

  /** Returns when this tick has come; at once if it has. */
  void await(Tick tick) throws InterruptedException;

  /** The latest tick until which nobody need look whether something came from outside. */
  Tick look();

  /** Ticks for each nanosecond of those who look on. */
  double rate();

  /** Reads {@code max} or a number greater than 0; gives a new pace each time. */
  static Optional<Pace> parse(String text) {
    if (text.equals("max")) {
      return Optional.of(new Immediate());
    }
    try {
      double rate = Double.parseDouble(text);
      boolean usable = rate > 0 && rate <= 10_000;
      return usable ? Optional.of(new Scaled(rate)) : Optional.empty();
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  /** The next scheduled tick comes at once. */
  final class Immediate implements Pace {

    private volatile Tick now = Tick.ZERO;

    @Override
    public TickSource ticks() {
      return () -> now;
    }

    @Override
    public void await(Tick tick) {
      now = tick.isAfter(now) ? tick : now;
    }

    @Override
    public Tick look() {
      return new Tick(Long.MAX_VALUE);
    }

    @Override
    public double rate() {
      return 1;
    }
  }

  /** Real time, so many times as fast. */
  final class Scaled implements Pace {

    private static final long LOOK_MILLIS = 100;

    private final double rate;
    private final TickSource ticks;

    public Scaled(double rate) {
      this.rate = rate;
      this.ticks = Ticks.scaled(rate);
    }

    @Override
    public TickSource ticks() {
      return ticks;
    }

    @Override
    public void await(Tick tick) throws InterruptedException {
      for (var now = ticks.now(); now.isBefore(tick); now = ticks.now()) {
        long nanos = Math.max(1, (long) ((tick.nanos() - now.nanos()) / rate));
        Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000));
      }
    }

    @Override
    public Tick look() {
      return ticks.now().plusMillis(Math.round(LOOK_MILLIS * rate) + 1);
    }

    @Override
    public double rate() {
      return rate;
    }
  }
}
