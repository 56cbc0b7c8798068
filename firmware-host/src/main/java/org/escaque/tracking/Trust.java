package org.escaque.tracking;

/** How far a board can be believed. */
enum Trust {
  FULL,
  /** A contact is not believed, or an earlier press had no move that was found. */
  SHAKEN,
  /**
   * A contact is broken for sure: others may be as bad. A move is certain only if nothing else is
   * thinkable, and what is open stays open.
   */
  BROKEN
}
