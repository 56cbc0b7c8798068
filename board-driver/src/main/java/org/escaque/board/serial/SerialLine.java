package org.escaque.board.serial;

import java.io.IOException;

/**
 * An open serial line. One thread reads, another one may write, and any may close: a close frees a
 * blocked read.
 */
public interface SerialLine extends AutoCloseable {

  /**
   * Waits a while for bytes.
   *
   * @return how many came; 0 if none did in time
   * @throws IOException if the line is gone, also when it was closed
   */
  int read(byte[] into) throws IOException;

  /**
   * Sends bytes.
   *
   * @throws IOException if the line is gone
   */
  void write(byte[] bytes) throws IOException;

  /** Gives the line back; idempotent, never throws. */
  @Override
  void close();
}
