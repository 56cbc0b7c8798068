package org.escaque.simulator.stage;

import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.game.Assignment;
import org.escaque.simulator.replay.Script;

/** Where scripts are played on a table's core, whatever stands before it. */
public interface TableStage extends AutoCloseable {

  /** Puts men on the board and waits until the host has felt them. */
  void setUp(Position position) throws InterruptedException;

  /** When a script can begin that is assigned now. */
  Tick begin();

  /** Gives the table its next game. */
  void assign(Assignment assignment) throws InterruptedException;

  /** Plays a script to its end, or to that of the game. */
  void play(Script script) throws InterruptedException;

  /** Makes room for the next game. */
  void clear() throws InterruptedException;

  /** Lets time pass, with all that the host wants to do meanwhile. */
  void runTo(Tick tick) throws InterruptedException;

  @Override
  void close();
}
