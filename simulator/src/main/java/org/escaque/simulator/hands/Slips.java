package org.escaque.simulator.hands;

/**
 * What hands do beside their moves, in percent of the plies (the noise model's field notes).
 *
 * @param adjusts one to four men are put straight
 * @param putBacks a man is lifted and put back
 * @param wrongSquares the man is put on a wrong square first
 * @param knocks men beside the goal are knocked over
 * @param hesitations of slides: the man rests on its way
 * @param hovers of placements: a slow or trembling hand keeps the contact at its threshold
 */
record Slips(
    double adjusts,
    double putBacks,
    double wrongSquares,
    double knocks,
    double hesitations,
    double hovers) {

  static final Slips NONE = new Slips(0, 0, 0, 0, 0, 0);

  static final Slips CLUB = new Slips(0.5, 1, 0.3, 0.1, 2, 3);

  static final Slips ROUGH = new Slips(0.5, 1, 0.3, 1, 2, 3);
}
