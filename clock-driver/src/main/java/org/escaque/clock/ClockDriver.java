package org.escaque.clock;

import java.util.function.Consumer;

/**
 * A clock, its levers and buttons as the host sees them. Opened by its factory and silent until
 * started; closed once, in any thread; after {@link #close} returns the sink is not called again.
 */
public interface ClockDriver extends AutoCloseable {

  /**
   * Begins to report. The first event is {@link ClockEvent.ClockBack} or {@link
   * ClockEvent.ClockLost}. A lost link is tried again for ever, quietly.
   *
   * @param sink called by the driver's own thread; must not block; ticks of one line never go back
   */
  void start(Consumer<ClockEvent> sink);

  /** What the host can show on this clock; does nothing where there is nothing to show on. */
  ClockOutputs outputs();

  /** Stops reporting and leaves the outputs safe (lamps and buzzer off); idempotent. */
  @Override
  void close();
}
