package org.escaque.board.kernel;

import java.io.IOException;
import org.escaque.board.wire.InputLines;
import org.jspecify.annotations.Nullable;

/** Lines of one request that are read; edges are asked for only when somebody watches. */
final class KernelInputs implements InputLines {

  private final LineRequest request;
  private final long flags;
  private @Nullable EdgeReader edges;

  KernelInputs(LineRequest request, long flags) {
    this.request = request;
    this.flags = flags;
  }

  @Override
  public int read() throws IOException {
    return request.read();
  }

  @Override
  public void watch(EdgeSink sink) throws IOException {
    if (edges != null) {
      throw new IllegalStateException("watched already: " + request);
    }
    request.configure(flags | LineRequest.BOTH_EDGES);
    edges = new EdgeReader(request, sink);
  }

  @Override
  public void close() {
    if (edges != null) {
      edges.close();
    }
    request.close();
  }
}
