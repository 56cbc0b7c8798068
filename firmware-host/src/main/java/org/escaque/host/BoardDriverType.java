package org.escaque.host;

import org.escaque.board.BoardDriver;
import org.escaque.board.TickSource;

/** A kind of board that a configuration can name, found by {@link java.util.ServiceLoader}. */
public non-sealed interface BoardDriverType extends DriverType {

  /**
   * A driver for one table, silent until started. Hardware that is not there is no error: the
   * driver reports its link as lost and tries again.
   *
   * @param ticks the time of the table; every event is stamped with it
   */
  BoardDriver open(DriverSettings settings, TickSource ticks);
}
