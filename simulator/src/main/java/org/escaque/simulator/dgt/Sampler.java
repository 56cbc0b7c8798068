package org.escaque.simulator.dgt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.escaque.board.Tick;

/**
 * How the board comes to know its men: it samples its fields one by one, round and round. So a man
 * may be found on his new field before the old one is found empty, a victim may never be seen to
 * go, and what comes back within a round was never away. Confined to one thread.
 */
public final class Sampler {

  /** A whole round; boards need 200 to 250 ms. */
  private static final long ROUND_NANOS = 224_000_000L;

  private static final long FIELD_NANOS = ROUND_NANOS / 64;

  private final long phase;
  private final Map<Integer, Tick> due = new TreeMap<>();
  private Fields standing;
  private Fields found;

  /**
   * A board in the middle of its scanning.
   *
   * @param standing what stands there, and is known
   * @param phase where in its round the board is at tick zero, in nanoseconds
   */
  public Sampler(Fields standing, long phase) {
    this.standing = standing;
    this.found = standing;
    this.phase = Math.floorMod(phase, ROUND_NANOS);
  }

  /** Hands put a man on a field, or take him away. */
  public void stands(int field, int code, Tick tick) {
    standing = standing.with(field, code);
    if (found.at(field) == code) {
      due.remove(field);
    } else {
      due.putIfAbsent(field, nextSample(field, tick));
    }
  }

  private Tick nextSample(int field, Tick tick) {
    long offset = phase + field * FIELD_NANOS;
    return new Tick(tick.nanos() + Math.floorMod(offset - tick.nanos(), ROUND_NANOS));
  }

  /** What is found until then, in order. */
  public List<Happening.FieldChanged> until(Tick tick) {
    var changes = new ArrayList<Happening.FieldChanged>();
    due.forEach(
        (field, at) -> {
          if (!at.isAfter(tick)) {
            changes.add(new Happening.FieldChanged(field, standing.at(field), at));
          }
        });
    changes.sort(Comparator.comparing(Happening.FieldChanged::tick));
    for (var change : changes) {
      due.remove(change.field());
      found = found.with(change.field(), change.code());
    }
    return changes;
  }

  /** When something will be found next. */
  public Optional<Tick> next() {
    return due.values().stream().min(Tick::compareTo);
  }

  /** What the scan has found so far. */
  public Fields found() {
    return found;
  }

  /** What really stands there. */
  public Fields standing() {
    return standing;
  }
}
