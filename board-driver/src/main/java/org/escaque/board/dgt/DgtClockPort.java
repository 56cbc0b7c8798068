package org.escaque.board.dgt;

import org.escaque.board.Tick;

/**
 * The reader of the clock that is plugged into a board. Called by the line's thread; must not
 * block.
 */
public interface DgtClockPort {

  /**
   * The clock told this.
   *
   * @return whether it should be asked once more at once
   */
  boolean frame(ClockFrame frame, Tick tick);

  /**
   * Time has passed; called every second at least while the line is open.
   *
   * @return whether the clock should be asked
   */
  boolean at(Tick tick);

  /** By the board's log this lever was pressed while the link was lost. */
  void recorded(boolean left, Tick tick);

  /** The link to the board is lost, or there is none. */
  void lost(String reason, Tick tick);
}
