package org.escaque.simulator.dgt;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often each command came. Immutable.
 *
 * @param counts by the command's byte; bus commands with bit 7
 */
public record Heard(Map<Integer, Integer> counts) {

  public static final Heard NOTHING = new Heard(Map.of());

  /** What a recorder of games has no business to send. */
  private static final int[] FORBIDDEN = {0x2B, 0x4E, 0x51, 0x53, 0x54, 0x60};

  public Heard {
    counts = Collections.unmodifiableMap(new TreeMap<>(counts));
  }

  Heard plus(int command) {
    var more = new TreeMap<>(counts);
    more.merge(command, 1, Integer::sum);
    return new Heard(more);
  }

  public int of(int command) {
    return counts.getOrDefault(command, 0);
  }

  /** How many commands came. */
  public int sum() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** How many commands came that write to the board or its clock. */
  public int forbidden() {
    int sum = 0;
    for (int command : FORBIDDEN) {
      sum += of(command);
    }
    return sum;
  }
}
