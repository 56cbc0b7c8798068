package org.escaque.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.escaque.board.Side;

/**
 * The completed illegal moves that count, and the acts that wait for a ruling, the oldest first.
 * Immutable.
 */
record Offences(int white, int black, List<Pending> pending) {

  Offences {
    pending = List.copyOf(pending);
  }

  int count(Side side) {
    return side == Side.WHITE ? white : black;
  }

  Offences counted(Side side, int count) {
    return side == Side.WHITE
        ? new Offences(count, black, pending)
        : new Offences(white, count, pending);
  }

  Offences waiting(Pending act) {
    var longer = new ArrayList<>(pending);
    longer.add(act);
    return new Offences(white, black, longer);
  }

  Offences without(Predicate<Pending> over) {
    return new Offences(white, black, pending.stream().filter(over.negate()).toList());
  }

  /** The newest act that fits. */
  Optional<Pending> newest(Predicate<Pending> wanted) {
    return pending.reversed().stream().filter(wanted).findFirst();
  }
}
