package org.escaque.clock.gpio;

import java.io.IOException;
import java.util.List;
import org.escaque.board.wire.I2cDevice;
import org.escaque.board.wire.InputLines;
import org.escaque.board.wire.OutputLines;
import org.escaque.board.wire.Pull;
import org.escaque.board.wire.Wires;

/** Wires whose inputs get their levels as soon as they are requested, as a pull resistor does. */
record LevelledWires(Wires wires, Runnable level) implements Wires {

  @Override
  public OutputLines outputs(String use, List<Integer> pins, boolean activeLow) throws IOException {
    return wires.outputs(use, pins, activeLow);
  }

  @Override
  public InputLines inputs(String use, List<Integer> pins, Pull pull) throws IOException {
    var lines = wires.inputs(use, pins, pull);
    level.run();
    return lines;
  }

  @Override
  public I2cDevice i2c(int bus, int address) throws IOException {
    return wires.i2c(bus, address);
  }

  @Override
  public void close() {
    wires.close();
  }
}
