package org.escaque.host.table;

import java.util.List;
import java.util.function.Consumer;
import org.escaque.board.BoardReport;
import org.escaque.clock.ClockEvent;
import org.escaque.game.Assignment;
import org.escaque.game.Effect;
import org.escaque.game.GameEvent;

/** What reaches a table from outside. */
public sealed interface TableInput {

  /** The board driver reports. */
  record Board(BoardReport report) implements TableInput {}

  /** The clock driver reports. */
  record Clock(ClockEvent event) implements TableInput {}

  /** The hall assigns a game, or the configuration does. */
  record Assign(Assignment assignment) implements TableInput {}

  /** What the hall sent is no assignment, for this reason. */
  record Misassigned(String reason) implements TableInput {}

  /**
   * Somebody acts: an arbiter, a player by a button that is no part of the clock.
   *
   * @param event with its own tick
   * @param answer gets what came of it, in the table's thread
   */
  record Act(GameEvent event, Consumer<List<Effect>> answer) implements TableInput {}
}
