package org.escaque.board.dgt;

import org.escaque.board.BoardEvent;
import org.escaque.board.Tick;

/** What a dialogue with a board wants done. */
sealed interface DgtEffect {

  /** This is to be sent. */
  record Send(DgtCommand command) implements DgtEffect {}

  /** The table is to know this. */
  record Board(BoardEvent event) implements DgtEffect {}

  /** The clock told this. */
  record Clock(ClockFrame frame, Tick tick) implements DgtEffect {}

  /** By the board's log this lever was pressed while nobody listened. */
  record LeverRecorded(boolean left, Tick tick) implements DgtEffect {}

  /** The clock cannot be read. */
  record ClockLost(String reason, Tick tick) implements DgtEffect {}

  /** For the operator: {@code key=value}. */
  record Note(String text) implements DgtEffect {}

  /** The line is to be closed and another attempt made. */
  record GiveUp(String reason) implements DgtEffect {}
}
