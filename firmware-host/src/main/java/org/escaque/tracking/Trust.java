package org.escaque.tracking;

/** How far a board can be believed. */
enum Trust {
  FULL(Cost.MARGIN),
  /** A contact is not believed, or an earlier press had no move that was found. */
  SHAKEN(Cost.WINDOW),
  /**
   * A contact is broken for sure, or said something else than the position when the game began:
   * others may be as bad. A move is certain only if nothing else is thinkable, and what is open
   * stays open. A board that has read every man is not so blind.
   */
  BROKEN(Cost.BROKEN);

  /** How much dearer another reading must be. */
  final int margin;

  Trust(int margin) {
    this.margin = margin;
  }

  static Trust in(Tracker tracker) {
    var stays = tracker.senses.health().stays();
    long amiss = stays.isNew() ? stays.contradicting(tracker.game()) : 0;
    if ((stays.broken() | amiss) != 0 && !tracker.knowsMen()) {
      return BROKEN;
    }
    return tracker.isFaulty() || tracker.score.astray() ? SHAKEN : FULL;
  }
}
