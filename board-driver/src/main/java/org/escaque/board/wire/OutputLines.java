package org.escaque.board.wire;

import java.io.IOException;

/** Lines that are driven; confined to one thread. All are inactive when opened. */
public interface OutputLines extends AutoCloseable {

  /**
   * Drives the lines.
   *
   * @param bits bit n is the n-th line requested; set is active
   */
  void write(int bits) throws IOException;

  /** Makes all lines inactive, then gives them back; idempotent, does not throw. */
  @Override
  void close();
}
