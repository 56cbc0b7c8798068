package org.escaque.simulator.hands;

/**
 * What contacts do wrong, by level (times and rates: the noise model's field notes).
 *
 * @param chatter of a hundred placements, how many flutter for a while at the threshold
 * @param flyOver of a hundred lifts, how many let a neighbouring contact close for a moment
 * @param dropOuts how often an hour the contact of a standing man opens by itself
 * @param dead how many squares never read occupied
 * @param stuck how many squares never read empty
 */
record Faults(int chatter, int flyOver, double dropOuts, int dead, int stuck) {

  static final Faults NONE = new Faults(0, 0, 0, 0, 0);

  static final Faults CLUB = new Faults(1, 1, 0.2, 0, 0);

  static final Faults ROUGH = new Faults(3, 3, 5, 0, 0);

  static final Faults BROKEN = new Faults(3, 3, 5, 2, 1);
}
