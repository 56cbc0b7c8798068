package org.escaque.simulator.accuracy;

import java.time.Duration;
import java.util.List;
import org.escaque.board.BoardReport;
import org.escaque.board.Occupancy;
import org.escaque.board.Tick;
import org.escaque.game.GameEvent;

/**
 * A game as contacts and levers tell it.
 *
 * @param scan how often the board is read
 * @param begin when the first clock is started
 * @param reports of the board, in order of arrival
 * @param said presses and names of promoted pieces, in order; the first press starts the clock
 * @param dead squares whose contacts never read occupied
 * @param stuck squares whose contacts never read empty
 */
record Performance(
    Duration scan,
    Tick begin,
    List<BoardReport> reports,
    List<GameEvent> said,
    Occupancy dead,
    Occupancy stuck) {

  Performance {
    reports = List.copyOf(reports);
    said = List.copyOf(said);
  }
}
