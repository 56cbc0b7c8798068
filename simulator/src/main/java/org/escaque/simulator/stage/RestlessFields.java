package org.escaque.simulator.stage;

import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.escaque.board.Tick;

/**
 * The fields of a board that have changed so lately that drivers need not have said so, one bit
 * each. Confined to one thread.
 */
final class RestlessFields {

  /** Longer than drivers want a field to keep still. */
  private static final long STILL_MILLIS = 105;

  /** When they will have kept still for long enough. */
  private final NavigableMap<Tick, Long> fields = new TreeMap<>();

  void changed(int field, Tick tick) {
    fields.merge(tick.plusMillis(STILL_MILLIS), 1L << field, (one, other) -> one | other);
  }

  /** When the next of them will have kept still. */
  Optional<Tick> next() {
    return fields.isEmpty() ? Optional.empty() : Optional.of(fields.firstKey());
  }

  /** Takes those that have kept still by now, and have not changed again. */
  long takeStill(Tick now) {
    var still = fields.headMap(now, true);
    long bits = all(still);
    still.clear();
    return bits & ~all(fields);
  }

  private static long all(NavigableMap<Tick, Long> some) {
    return some.values().stream().reduce(0L, (one, other) -> one | other);
  }
}
