package org.escaque.simulator.hands;

/**
 * What contacts do wrong, by level (times and rates: the noise model's field notes). Percentages
 * are of the placements or lifts to which they apply.
 *
 * @param flyOver of the lifts: a neighbouring contact closes for a moment
 * @param shield of the lifts: a standing neighbour's contact opens for a moment
 * @param crosstalk of the placements: the man closes a neighbouring contact too
 * @param dropOuts how often an hour the contact of a standing man opens by itself
 * @param offset how far from the centre men are put down, sigma in millimetres
 * @param dead how many squares never read occupied
 * @param stuck how many squares never read empty
 */
record Faults(
    double flyOver,
    double shield,
    double crosstalk,
    double dropOuts,
    double offset,
    int dead,
    int stuck) {

  static final Faults NONE = new Faults(0, 0, 0, 0, 0, 0, 0);

  static final Faults CLUB = new Faults(3, 0.2, 0.1, 0.2, 4, 0, 0);

  static final Faults ROUGH = new Faults(3, 0.2, 1, 5, 4.5, 0, 0);

  static final Faults BROKEN = ROUGH.on(2, 1);

  static final Faults CLUB_BROKEN = CLUB.on(2, 1);

  /** The same on a board with so many dead and stuck contacts. */
  private Faults on(int deadContacts, int stuckContacts) {
    return new Faults(flyOver, shield, crosstalk, dropOuts, offset, deadContacts, stuckContacts);
  }
}
