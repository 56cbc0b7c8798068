package org.escaque.host.wiring;

/** The person at the board: is told what to do, and says when nothing happened. */
public interface Technician {

  /** Shows a line. */
  void tell(String line);

  /** Whether he has pressed Enter since he was last asked: go on with what there is. */
  boolean goesOn();

  /** Lets a moment pass between two looks. */
  void wait(LiveTable table) throws InterruptedException;
}
