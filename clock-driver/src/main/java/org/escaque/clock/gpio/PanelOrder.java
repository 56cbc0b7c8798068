package org.escaque.clock.gpio;

import java.io.IOException;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Runs;

/** What the table's thread wants shown; carried out by the clock's thread. */
sealed interface PanelOrder {

  void carryOut(ClockPanel panel) throws IOException;

  /** Lights or darkens a lamp, or the buzzer. */
  record Light(ClockLamp lamp, boolean on) implements PanelOrder {
    @Override
    public void carryOut(ClockPanel panel) throws IOException {
      panel.light(lamp, on);
    }
  }

  /** Shows both times. */
  record Show(ClockTime left, ClockTime right, Runs running) implements PanelOrder {
    @Override
    public void carryOut(ClockPanel panel) throws IOException {
      panel.show(left, right, running);
    }
  }

  /** All lamps and the buzzer off. */
  record Dark() implements PanelOrder {
    @Override
    public void carryOut(ClockPanel panel) throws IOException {
      panel.dark();
    }
  }
}
