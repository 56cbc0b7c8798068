package org.escaque.simulator.hands;

/** In which order a player castles. */
enum CastlingWay {
  KING_FIRST,
  ROOK_FIRST,
  /** One hand on each, both in the air together, the king a moment earlier. */
  BOTH_HANDS
}
