package org.escaque.board.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalOutput;
import com.pi4j.io.gpio.digital.DigitalState;
import java.io.IOException;
import java.util.List;
import org.escaque.board.wire.OutputLines;

/** Driven lines, one Pi4J output each. A line is only written when its level changes. */
final class Pi4jOutputs implements OutputLines {

  private final Context context;
  private final List<DigitalOutput> lines;
  private final boolean activeLow;
  private int driven;
  private boolean closed;

  Pi4jOutputs(Context context, List<DigitalOutput> lines, boolean activeLow) {
    this.context = context;
    this.lines = List.copyOf(lines);
    this.activeLow = activeLow;
  }

  /** Lines that go off are written before lines that go on: two rows are never on together. */
  @Override
  public void write(int bits) throws IOException {
    drive(driven & ~bits, false);
    drive(bits & ~driven, true);
  }

  private void drive(int changed, boolean active) throws IOException {
    for (int rest = changed; rest != 0; rest &= rest - 1) {
      int number = Integer.numberOfTrailingZeros(rest);
      var line = lines.get(number);
      var state = active == activeLow ? DigitalState.LOW : DigitalState.HIGH;
      Pi4jWires.guarded("pin " + line.address(), () -> line.state(state));
      driven = active ? driven | (1 << number) : driven & ~(1 << number);
    }
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      write(0);
    } catch (IOException failure) {
      Closing.LOG.warn("outputs=unsafe reason=\"{}\"", failure.getMessage());
    }
    // Each line's shutdown state is inactive too, should the write have failed.
    lines.forEach(line -> Pi4jWires.letGo(context, line));
  }
}
