package org.escaque.board.dgt;

import java.util.ArrayDeque;
import java.util.List;

/** The last changes that a board told, to be found again in its log. Confined to one thread. */
final class Heard {

  private final ArrayDeque<LogRecord.Change> changes = new ArrayDeque<>();

  void add(LogRecord.Change change) {
    if (changes.size() == Recovery.MEMORY) {
      changes.removeFirst();
    }
    changes.addLast(change);
  }

  /** The oldest first. */
  List<LogRecord.Change> changes() {
    return List.copyOf(changes);
  }
}
