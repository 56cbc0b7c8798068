package org.escaque.board.dgt;

import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.escaque.board.serial.SerialLine;
import org.escaque.board.wire.DriverThread;
import org.jspecify.annotations.Nullable;

/**
 * An open line and the thread that reads it. Whatever ends the reading ends it once: a line that is
 * gone is not read again.
 */
final class LineReader implements AutoCloseable {

  /** Chunks that may wait; then the reader waits, and the kernel's buffer fills. */
  private static final int CHUNKS = 1024;

  private final SerialLine line;
  private final BlockingQueue<Chunk> chunks = new ArrayBlockingQueue<>(CHUNKS);
  private final Thread thread;

  /** Begins to read; the line belongs to this reader from now on. */
  LineReader(String label, SerialLine line) {
    this.line = line;
    this.thread = Thread.ofPlatform().name("dgt-read-" + label).daemon().start(this::run);
  }

  private void run() {
    var buffer = new byte[512];
    try {
      for (Chunk chunk = read(buffer); put(chunk); chunk = read(buffer)) {
        // put says whether to go on
      }
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean put(Chunk chunk) throws InterruptedException {
    if (chunk instanceof Chunk.Bytes(byte[] bytes) && bytes.length == 0) {
      return true;
    }
    chunks.put(chunk);
    return chunk instanceof Chunk.Bytes;
  }

  private Chunk read(byte[] buffer) {
    try {
      return new Chunk.Bytes(Arrays.copyOf(buffer, line.read(buffer)));
    } catch (IOException gone) {
      return new Chunk.Gone(String.valueOf(gone.getMessage()));
    } catch (RuntimeException bug) {
      return new Chunk.Gone("bug: " + bug);
    }
  }

  /** What came, or null if nothing did in the time. */
  @Nullable Chunk poll(long nanos) throws InterruptedException {
    return chunks.poll(nanos, TimeUnit.NANOSECONDS);
  }

  void write(byte[] bytes) throws IOException {
    line.write(bytes);
  }

  /** Gives the line back and ends the thread. */
  @Override
  public void close() {
    line.close();
    DriverThread.end(thread);
  }
}
