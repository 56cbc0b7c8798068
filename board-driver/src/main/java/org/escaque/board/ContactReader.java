package org.escaque.board;

import java.io.IOException;

/** Sixty-four contacts that can be read; confined to the thread that scans. */
public interface ContactReader extends AutoCloseable {

  /** Opens the lines or the bus of a board; called again after each loss. */
  @FunctionalInterface
  interface Opener {
    /**
     * Opens them.
     *
     * @throws IOException naming the pin, bus or address that cannot be had
     */
    ContactReader open() throws IOException;
  }

  /**
   * Reads all contacts.
   *
   * @return bit {@link Square#index} is set where the contact is closed
   * @throws IOException if the hardware does not answer; the next call may succeed
   */
  long read() throws IOException;

  /** Leaves driven lines off and gives the lines back; idempotent, does not throw. */
  @Override
  void close();
}
