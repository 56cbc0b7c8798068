package org.escaque.game;

import java.util.Optional;
import org.escaque.board.Tick;
import org.escaque.laws.Rule;

/**
 * Online play on electronic boards: a move that has rested for long enough is complete, and the
 * clock switches itself.
 */
final class Resting {

  private Resting() {}

  /** Hands did something: rest begins anew, if a legal move stands. */
  static void handsMoved(Draft draft) {
    draft.restsSince = stands(draft) ? draft.now : null;
  }

  private static boolean stands(Draft draft) {
    var mover = draft.position().turn();
    return draft.laws.duration(Rule.COMPLETED_BY).isPresent()
        && draft.running()
        && draft.reading().made().filter(ply -> ply.side() == mover).isPresent();
  }

  static void sync(Draft draft) {
    var due = wakeAt(draft);
    if (due.isEmpty() || draft.now.isBefore(due.get())) {
      return;
    }
    draft.restsSince = null;
    if (stands(draft)) {
      Pressing.pressed(draft, draft.position().turn());
    }
  }

  static Optional<Tick> wakeAt(Draft draft) {
    var since = draft.restsSince;
    return since == null
        ? Optional.empty()
        : draft.laws.duration(Rule.COMPLETED_BY).map(since::plus);
  }
}
