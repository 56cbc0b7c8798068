package org.escaque.board.wire;

import java.io.IOException;

/** Lines that are read; confined to one thread, except that edges come from the provider's. */
public interface InputLines extends AutoCloseable {

  /** Is told of changes of level, by the provider's thread; must not block. */
  @FunctionalInterface
  interface EdgeSink {
    /**
     * A line changed.
     *
     * @param line number in the order of the request, from 0
     * @param ageNanos how long ago, by the kernel's time stamp; 0 where there is none
     */
    void edge(int line, boolean high, long ageNanos);
  }

  /** The levels; bit n is the n-th line requested, set is high. */
  int read() throws IOException;

  /** Asks to be told of edges from now on. */
  void watch(EdgeSink sink) throws IOException;

  /** Gives the lines back; idempotent, does not throw. No edge is told afterwards. */
  @Override
  void close();
}
