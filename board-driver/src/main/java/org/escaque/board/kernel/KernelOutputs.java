package org.escaque.board.kernel;

import java.io.IOException;
import org.escaque.board.wire.OutputLines;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Driven lines of one request. */
final class KernelOutputs implements OutputLines {

  private static final Logger LOG = LoggerFactory.getLogger(KernelOutputs.class);

  private final LineRequest request;
  private boolean closed;

  KernelOutputs(LineRequest request) {
    this.request = request;
  }

  @Override
  public void write(int bits) throws IOException {
    request.write(bits);
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      request.write(0);
    } catch (IOException failure) {
      LOG.warn("lines=\"{}\" left_driven=\"{}\"", request, failure.getMessage());
    }
    request.close();
  }
}
