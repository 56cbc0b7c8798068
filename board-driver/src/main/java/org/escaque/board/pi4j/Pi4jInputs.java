package org.escaque.board.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.gpio.digital.DigitalInput;
import com.pi4j.io.gpio.digital.DigitalState;
import java.io.IOException;
import java.util.List;
import org.escaque.board.wire.InputLines;

/** Lines that are read, one Pi4J input each. Pi4J drops the kernel's time stamps: edges are new. */
final class Pi4jInputs implements InputLines {

  private final Context context;
  private final List<DigitalInput> lines;
  private volatile boolean closed;

  Pi4jInputs(Context context, List<DigitalInput> lines) {
    this.context = context;
    this.lines = List.copyOf(lines);
  }

  @Override
  public int read() throws IOException {
    int levels = 0;
    for (int number = 0; number < lines.size(); number++) {
      var line = lines.get(number);
      var state = Pi4jWires.guarded("pin " + line.address(), line::state);
      if (state == DigitalState.UNKNOWN) {
        throw new IOException("pin " + line.address() + ": unknown level");
      }
      levels |= state == DigitalState.HIGH ? 1 << number : 0;
    }
    return levels;
  }

  @Override
  public void watch(EdgeSink sink) throws IOException {
    for (int number = 0; number < lines.size(); number++) {
      int index = number;
      var line = lines.get(number);
      Pi4jWires.guarded(
          "pin " + line.address(),
          () ->
              line.addListener(
                  event -> {
                    if (!closed) {
                      sink.edge(index, event.state() == DigitalState.HIGH, 0);
                    }
                  }));
    }
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      lines.forEach(line -> Pi4jWires.letGo(context, line));
    }
  }
}
