package org.escaque.laws;

/**
 * Where an alert stands.
 *
 * <pre>
 *  RAISED --> TAKEN --> RULED
 *    |  \       |  \
 *    |   +------+---+--> CLOSED (dismissed, or put right)
 *    +--> EXPIRED (its window passed)   WITHDRAWN (what raised it is gone)
 * </pre>
 */
public enum AlertState {
  RAISED,
  TAKEN,
  RULED,
  CLOSED,
  EXPIRED,
  WITHDRAWN;

  /** Whether somebody may still act on it. */
  public boolean isOpen() {
    return this == RAISED || this == TAKEN;
  }

  /** The state as messages write it. */
  @Override
  public String toString() {
    return Words.of(this);
  }
}
