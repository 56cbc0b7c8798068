package org.escaque.clock.dgt;

import java.util.concurrent.atomic.AtomicLong;

/** What a clock said that changes nothing. Written by one thread, any reads. */
public final class DgtClockCounters {

  private final AtomicLong nothing = new AtomicLong();
  private final AtomicLong buttons = new AtomicLong();
  private final AtomicLong wrong = new AtomicLong();

  void nothing() {
    nothing.incrementAndGet();
  }

  void button(ClockMessage.Button button) {
    buttons.incrementAndGet();
  }

  void wrong() {
    wrong.incrementAndGet();
  }

  /** All-zero messages. */
  public long readNothing() {
    return nothing.get();
  }

  /** Presses of the clock's own buttons. */
  public long readButtons() {
    return buttons.get();
  }

  /** Messages that cannot be. */
  public long readWrong() {
    return wrong.get();
  }
}
