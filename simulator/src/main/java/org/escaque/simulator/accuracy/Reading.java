package org.escaque.simulator.accuracy;

/** How a ply stood in the score when its lever went down. */
enum Reading {
  /** It is there, as played, and nothing else fits. */
  CERTAIN,
  /** Several moves fit, and the best of them was played. */
  BEST,
  /** Several moves fit, and another of them was played. */
  AMONG,
  /** Several moves fit, and none of them was played. */
  LOST,
  /** It is certain, and not what was played. */
  WRONG,
  /** It is told as illegal, for an arbiter's eyes: the contacts cannot prove it. */
  DOUBTED,
  /** A promotion whose piece nobody named; counted apart. */
  UNNAMED,
  /** The press completed nothing. */
  MISSED,
  /** The board could not be seen. */
  UNSEEN;

  boolean isOpen() {
    return this == BEST || this == AMONG || this == LOST;
  }
}
