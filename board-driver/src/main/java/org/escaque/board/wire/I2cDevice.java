package org.escaque.board.wire;

import java.io.IOException;

/** A device with registers on an I2C bus; confined to one thread. */
public interface I2cDevice extends AutoCloseable {

  /**
   * Writes bytes to this register and those after it.
   *
   * @param values 0 to 255 each; none to write the register's number alone
   */
  void write(int register, int... values) throws IOException;

  /** Reads two registers in one transfer: the first is the low byte. */
  int readPair(int register) throws IOException;

  /** Lets the device go; idempotent, does not throw. */
  @Override
  void close();
}
