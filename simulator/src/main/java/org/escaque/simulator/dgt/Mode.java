package org.escaque.simulator.dgt;

/**
 * What a board is listening for and telling.
 *
 * <pre>
 *   power-up -> BUS -- any single-board command --> IDLE
 *   IDLE -- 43 --> UPDATE   -- 44 --> UPDATE_BOARD   -- 4B --> UPDATE_NICE   -- 40 --> IDLE
 *   any  -- 4A, or any bus command (which is not carried out) --> BUS
 * </pre>
 */
public enum Mode {
  /** Speaks when a bus command asks it. */
  BUS,
  /** Speaks when it is asked. */
  IDLE,
  /** Tells changes of fields, and the clock at least once a second. */
  UPDATE,
  /** Tells changes of fields. */
  UPDATE_BOARD,
  /** Tells changes of fields and of the clock. */
  UPDATE_NICE;

  boolean tellsFields() {
    return this == UPDATE || this == UPDATE_BOARD || this == UPDATE_NICE;
  }

  boolean tellsClock() {
    return this == UPDATE || this == UPDATE_NICE;
  }
}
