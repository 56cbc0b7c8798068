package org.escaque.host.wiring;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.escaque.board.wire.InputLines;
import org.escaque.board.wire.Pull;
import org.escaque.board.wire.Wires;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at lines that should not change, to find out where a lever ended up. Confined to one
 * thread.
 */
public final class PinProbe implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(PinProbe.class);

  /** Looks at nothing. */
  public static PinProbe none() {
    return new PinProbe(List.of(), null);
  }

  private final List<Integer> lines;
  private final @Nullable InputLines inputs;

  private PinProbe(List<Integer> lines, @Nullable InputLines inputs) {
    this.lines = List.copyOf(lines);
    this.inputs = inputs;
  }

  /** Looks at free lines; at none if they cannot be had. */
  public static PinProbe of(Wires wires, List<Integer> lines, Pull pull) {
    if (lines.isEmpty()) {
      return none();
    }
    try {
      return new PinProbe(lines, wires.inputs("probe", lines, pull));
    } catch (IOException refused) {
      LOG.warn("probe=none reason=\"{}\"", refused.getMessage());
      return none();
    }
  }

  /** The levels now, a bit for each line. */
  long levels() {
    try {
      return inputs == null ? 0 : inputs.read();
    } catch (IOException failed) {
      LOG.warn("probe=failed reason=\"{}\"", failed.getMessage());
      return 0;
    }
  }

  /** The lines whose level is another than before. */
  Set<Integer> changed(long before) {
    long changed = levels() ^ before;
    var strange = new TreeSet<Integer>();
    for (int bit = 0; bit < lines.size(); bit++) {
      if ((changed >>> bit & 1) != 0) {
        strange.add(lines.get(bit));
      }
    }
    return strange;
  }

  @Override
  public void close() {
    if (inputs != null) {
      inputs.close();
    }
  }
}
