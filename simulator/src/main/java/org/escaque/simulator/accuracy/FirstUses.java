package org.escaque.simulator.accuracy;

import java.util.HashMap;
import java.util.Map;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;

/**
 * When a broken contact first tells something else than what stands.
 *
 * @param pressed how many plies were played
 */
record FirstUses(Truth truth, int pressed) {

  /** An alert names the square within so many plies. */
  static final int TOLD_WITHIN = 5;

  /** For each square whose contact lied at the end of a ply, the first such ply. */
  Map<Square, Integer> of(Occupancy dead, Occupancy stuck) {
    var uses = new HashMap<Square, Integer>();
    for (int ply = 0; ply <= pressed; ply++) {
      for (var square : lies(ply, dead, stuck).squares()) {
        uses.putIfAbsent(square, ply);
      }
    }
    return uses;
  }

  private Occupancy lies(int ply, Occupancy dead, Occupancy stuck) {
    long men = truth.before(ply).occupied().bits();
    return new Occupancy(men & dead.bits() | ~men & stuck.bits());
  }
}
