package org.escaque.clock;

import org.escaque.board.Tick;

/**
 * What a clock driver reports. The tick is that of the first edge (debounced after the fact), or of
 * the message.
 */
public sealed interface ClockEvent {

  Tick tick();

  /** The player at this lever pressed: his time stops and the other one runs. */
  record LeverPressed(Lever lever, Tick tick) implements ClockEvent {}

  /** The start/pause button, or the middle position of the lever. */
  record PausePressed(Tick tick) implements ClockEvent {}

  /** The player at this lever calls the arbiter or claims. */
  record CallPressed(Lever lever, Tick tick) implements ClockEvent {}

  /** The player at this lever announces that he adjusts pieces. */
  record AdjustPressed(Lever lever, Tick tick) implements ClockEvent {}

  /** An external clock shows this lever's flag as fallen. */
  record FlagRaised(Lever lever, Tick tick) implements ClockEvent {}

  /**
   * An external clock told its times.
   *
   * @param running whose time runs
   */
  record TimesRead(ClockTime left, ClockTime right, Runs running, Tick tick)
      implements ClockEvent {}

  /**
   * An external clock shows other times than it can have come to by itself or by a press: somebody
   * set it, or a period's time was added.
   *
   * @param running whose time runs
   */
  record TimesSet(ClockTime left, ClockTime right, Runs running, Tick tick) implements ClockEvent {}

  /** The link to the clock is gone. */
  record ClockLost(String reason, Tick tick) implements ClockEvent {}

  /**
   * The link stands, for the first time or again.
   *
   * @param running whose time runs by the position of the lever
   */
  record ClockBack(Runs running, Tick tick) implements ClockEvent {}

  /** A lever or button that does not let go, or lines that contradict each other. */
  record ClockDoubted(String line, String reason, Tick tick) implements ClockEvent {}

  /** The line behaves again. */
  record ClockTrusted(String line, Tick tick) implements ClockEvent {}
}
