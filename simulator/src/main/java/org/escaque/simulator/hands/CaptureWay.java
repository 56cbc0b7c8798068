package org.escaque.simulator.hands;

/** How a hand takes a man (the ways and their times: reed-board field notes of the noise model). */
enum CaptureWay {
  /** The victim leaves the board, then the mover comes. */
  VICTIM_FIRST,
  /** The mover is lifted, and the same hand swaps it for the victim. */
  MOVER_FIRST,
  /** One hand takes the victim while the other brings the mover. */
  TWO_HANDS,
  /** The mover pushes the victim off its square; the gap may be too short for any contact. */
  PUSH_OFF
}
