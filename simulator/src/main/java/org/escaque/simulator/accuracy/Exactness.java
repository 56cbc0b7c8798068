package org.escaque.simulator.accuracy;

import java.util.List;
import java.util.Set;
import org.escaque.game.ScoredPly;

/** How the readings of an open capture compare with the legal moves that leave the same squares. */
enum Exactness {
  /** They are the same. */
  EXACT,
  /** They are among the readings; the others are legal after another reading of a ply before. */
  CHAINED,
  INEXACT;

  /** Whether the set is one of this kind, for the last ply of a score. */
  static Exactness of(Set<String> twins, List<ScoredPly> score) {
    var readings = Set.copyOf(score.getLast().alternatives());
    if (readings.equals(twins)) {
      return EXACT;
    }
    boolean before =
        score.subList(0, score.size() - 1).stream().anyMatch(ply -> !ply.alternatives().isEmpty());
    return before && readings.containsAll(twins) ? CHAINED : INEXACT;
  }
}
