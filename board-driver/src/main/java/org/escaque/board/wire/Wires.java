package org.escaque.board.wire;

import java.io.IOException;
import java.util.List;

/**
 * A way to the GPIO lines and I2C buses of this machine. Lines and devices belong to whoever opened
 * them and are closed by him; {@link #close} ends the way itself. Opening may be called from any
 * thread.
 */
public interface Wires extends AutoCloseable {

  /** Gets at the wires; called again after each loss. */
  @FunctionalInterface
  interface Source {
    /**
     * Opens the way.
     *
     * @throws IOException if this machine has no such wires, with what is missing
     */
    Wires open() throws IOException;
  }

  /**
   * Requests lines to drive, all of them or none.
   *
   * @param use what for, one word, for messages and for the kernel's list of consumers
   * @param pins line numbers of the chip (on a Raspberry Pi the BCM numbers), in the order of bits
   * @param activeLow whether a set bit drives the line low
   * @throws IOException naming the pin that cannot be had
   */
  OutputLines outputs(String use, List<Integer> pins, boolean activeLow) throws IOException;

  /**
   * Requests lines to read, all of them or none.
   *
   * @param use what for, one word
   * @param pins line numbers, in the order of bits
   * @throws IOException naming the pin that cannot be had
   */
  InputLines inputs(String use, List<Integer> pins, Pull pull) throws IOException;

  /**
   * Opens a device on a bus. Whether it answers is only known by the first transfer.
   *
   * @param bus number of {@code /dev/i2c-N}
   * @param address 7 bits
   * @throws IOException naming bus and address
   */
  I2cDevice i2c(int bus, int address) throws IOException;

  @Override
  void close();
}
