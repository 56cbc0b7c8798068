package org.escaque.host;

import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;

/**
 * A kind of chess clock that a configuration can name, found by {@link java.util.ServiceLoader}.
 */
public non-sealed interface ClockDriverType extends DriverType {

  /**
   * A driver for one table, silent until started. Hardware that is not there is no error: the
   * driver reports its link as lost and tries again.
   *
   * @param ticks the time of the table; every event is stamped with it
   */
  ClockDriver open(DriverSettings settings, TickSource ticks);
}
