package org.escaque.clock.gpio;

/** How the levers are built. */
public enum LeverKind {
  /** A rocker: one side is down, or it stands in the middle. With one line, open is right down. */
  ROCKER,
  /** Two push buttons that come up again: they hold no position. */
  BUTTONS
}
