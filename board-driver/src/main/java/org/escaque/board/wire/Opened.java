package org.escaque.board.wire;

import java.util.ArrayDeque;
import java.util.Deque;

/** What has been opened so far, to be closed in reverse order if the rest fails. */
public final class Opened implements AutoCloseable {

  private final Deque<Runnable> closes = new ArrayDeque<>();

  /** Notes a way to the wires. */
  public Wires add(Wires wires) {
    closes.push(wires::close);
    return wires;
  }

  /** Notes driven lines. */
  public OutputLines add(OutputLines lines) {
    closes.push(lines::close);
    return lines;
  }

  /** Notes lines that are read. */
  public InputLines add(InputLines lines) {
    closes.push(lines::close);
    return lines;
  }

  /** Notes a device. */
  public I2cDevice add(I2cDevice device) {
    closes.push(device::close);
    return device;
  }

  /** Closes everything, the last first; idempotent. */
  @Override
  public void close() {
    while (!closes.isEmpty()) {
      closes.pop().run();
    }
  }
}
