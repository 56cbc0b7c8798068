package org.escaque.board.kernel;

import java.io.IOException;
import java.util.List;
import org.escaque.board.wire.I2cDevice;
import org.escaque.board.wire.InputLines;
import org.escaque.board.wire.OutputLines;
import org.escaque.board.wire.Pull;
import org.escaque.board.wire.Wires;

/** Lines of one GPIO chip and the I2C buses, by the kernel's character devices. */
public final class KernelWires implements Wires {

  private final String chip;

  private KernelWires(String chip) {
    this.chip = chip;
  }

  /**
   * Wires of this machine. The chip is looked for at each request: a board without GPIO lines needs
   * none.
   *
   * @param chip path of the chip or part of its label, such as {@link GpioChip#PI_LABEL}
   */
  public static Wires of(String chip) {
    return new KernelWires(chip);
  }

  @Override
  public OutputLines outputs(String use, List<Integer> pins, boolean activeLow) throws IOException {
    // The kernel turns levels round by itself, so that all lines start inactive either way.
    long flags = LineRequest.OUTPUT | (activeLow ? LineRequest.ACTIVE_LOW : 0);
    return new KernelOutputs(request(use, pins, flags));
  }

  @Override
  public InputLines inputs(String use, List<Integer> pins, Pull pull) throws IOException {
    long bias =
        switch (pull) {
          case NONE -> LineRequest.NO_PULL;
          case UP -> LineRequest.PULL_UP;
          case DOWN -> LineRequest.PULL_DOWN;
        };
    long flags = LineRequest.INPUT | bias;
    return new KernelInputs(request(use, pins, flags), flags);
  }

  private LineRequest request(String use, List<Integer> pins, long flags) throws IOException {
    var found = GpioChip.find(chip);
    try {
      return LineRequest.of(found, use, pins, flags);
    } catch (KernelException failure) {
      throw failure.isBusy() ? new IOException(takenPins(found, use, pins), failure) : failure;
    }
  }

  private static String takenPins(GpioChip chip, String use, List<Integer> pins)
      throws IOException {
    var text = new StringBuilder(use);
    for (int pin : pins) {
      String consumer = chip.consumer(pin);
      if (!consumer.isEmpty()) {
        text.append(" pin ").append(pin).append(" is taken by \"").append(consumer).append('"');
      }
    }
    return text.toString();
  }

  @Override
  public I2cDevice i2c(int bus, int address) throws IOException {
    return KernelI2c.open(bus, address);
  }

  @Override
  public void close() {
    // Each request and each bus has its own file, closed by whoever opened it.
  }
}
