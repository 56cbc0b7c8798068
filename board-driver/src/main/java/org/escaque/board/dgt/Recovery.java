package org.escaque.board.dgt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Square;

/**
 * What hands did while nobody listened, from the board's log. The log bears no times and names no
 * moment at which the link was lost: that is found by what stood before and stands now, and by the
 * last changes that were heard. Where it does not fit, or the board was without power, there is
 * nothing to recover but the difference itself.
 *
 * @param plies the changes up to each press, in order
 * @param rest changes after the last press
 */
record Recovery(List<Ply> plies, List<LogRecord.Change> rest) {

  /** How many of the last heard changes are compared at most. */
  static final int MEMORY = 8;

  /**
   * Changes and the press that ended them.
   *
   * @param left whose lever it was
   */
  record Ply(List<LogRecord.Change> changes, boolean left) {
    Ply {
      changes = List.copyOf(changes);
    }
  }

  Recovery {
    plies = List.copyOf(plies);
    rest = List.copyOf(rest);
  }

  /**
   * Finds the end of the log that leads from one position of the men to another.
   *
   * @param heard the last changes before the loss, the oldest first
   * @return empty if none does
   */
  static Optional<Recovery> find(
      Men before, Men now, List<LogRecord> log, List<LogRecord.Change> heard) {
    int best = -1;
    int bestMatch = -1;
    var later = before;
    long known = 0;
    for (int i = log.size() - 1; i >= 0 && !(log.get(i) instanceof LogRecord.PoweredUp); i--) {
      if (log.get(i) instanceof LogRecord.Change(Square square, char man)) {
        later = (known & square.bit()) == 0 ? later.with(square, man) : later;
        known |= square.bit();
        int match = later.equals(now) ? matching(log, i, heard) : -1;
        if (match > bestMatch) {
          best = i;
          bestMatch = match;
        }
      }
    }
    return best < 0 ? Optional.empty() : Optional.of(split(log.subList(best, log.size())));
  }

  /** How many changes before {@code start} are those that were heard last. */
  private static int matching(List<LogRecord> log, int start, List<LogRecord.Change> heard) {
    int count = 0;
    for (int i = start - 1; i >= 0 && count < heard.size(); i--) {
      if (log.get(i) instanceof LogRecord.Change change) {
        if (!change.equals(heard.get(heard.size() - 1 - count))) {
          return count;
        }
        count++;
      }
    }
    return count;
  }

  private static Recovery split(List<LogRecord> records) {
    var plies = new ArrayList<Ply>();
    var changes = new ArrayList<LogRecord.Change>();
    for (var record : records) {
      switch (record) {
        case LogRecord.Change change -> changes.add(change);
        case LogRecord.Pressed(boolean left, int seconds) -> {
          if (!changes.isEmpty()) {
            plies.add(new Ply(changes, left));
            changes.clear();
          }
        }
        case LogRecord.PoweredUp up -> {}
        case LogRecord.Mark mark -> {}
      }
    }
    return new Recovery(plies, changes);
  }
}
