package org.escaque.clock.gpio;

import org.escaque.board.Tick;

/** What reaches the thread of a clock. */
sealed interface ClockInbox {

  /** A line changed its level. */
  record Edge(int line, boolean high, Tick tick) implements ClockInbox {}

  /** The table wants something shown. */
  record Order(PanelOrder order) implements ClockInbox {}
}
