package org.escaque.board.kernel;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.locks.LockSupport;
import org.escaque.board.wire.InputLines;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Waits for edges of a request ({@code struct gpio_v2_line_event}) in a thread of its own and tells
 * them with their age. The kernel's stamps are of {@code CLOCK_MONOTONIC}, which is also that of
 * {@link System#nanoTime} on Linux.
 */
final class EdgeReader implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(EdgeReader.class);
  private static final int EVENT_SIZE = 48;
  private static final int EVENTS = 16;
  private static final int RISING = 1;
  private static final short POLLIN = 1;
  private static final long PAUSE_AFTER_FAILURE = 100_000_000L;

  private final LineRequest request;
  private final InputLines.EdgeSink sink;
  private final int stop;
  private final Thread thread;
  private volatile boolean closed;

  EdgeReader(LineRequest request, InputLines.EdgeSink sink) throws IOException {
    this.request = request;
    this.sink = sink;
    this.stop = Libc.eventFile();
    this.thread = Thread.ofPlatform().daemon().name("edges " + request).unstarted(this::run);
    thread.start();
  }

  private void run() {
    try (var arena = Arena.ofConfined()) {
      var events = arena.allocate((long) EVENT_SIZE * EVENTS, 8);
      var files = arena.allocate(16, 4);
      files.set(JAVA_INT, 0, request.file());
      files.set(JAVA_SHORT, 4, POLLIN);
      files.set(JAVA_INT, 8, stop);
      files.set(JAVA_SHORT, 12, POLLIN);
      while (!closed) {
        step(files, events);
      }
    }
  }

  private void step(MemorySegment files, MemorySegment events) {
    try {
      Libc.poll(files, 2);
      if (!closed && (files.get(JAVA_SHORT, 6) & POLLIN) != 0) {
        long length = Libc.read(request.toString(), request.file(), events);
        for (long at = 0; at + EVENT_SIZE <= length; at += EVENT_SIZE) {
          tell(events, at);
        }
      }
    } catch (KernelException failure) {
      if (!failure.isInterruption()) {
        LOG.warn("lines=\"{}\" edges_failed=\"{}\"", request, failure.getMessage());
        LockSupport.parkNanos(PAUSE_AFTER_FAILURE);
      }
    } catch (IOException | RuntimeException failure) {
      LOG.error("lines=\"{}\" edge_listener_failed", request, failure);
    }
  }

  private void tell(MemorySegment events, long at) {
    long age = Math.max(0, System.nanoTime() - events.get(JAVA_LONG, at));
    boolean high = events.get(JAVA_INT, at + 8) == RISING;
    sink.edge(request.indexOf(events.get(JAVA_INT, at + 12)), high, age);
  }

  /** Ends the thread; no edge is told afterwards. Idempotent. */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      Libc.wake(stop);
      thread.join(2000);
    } catch (IOException failure) {
      LOG.warn("lines=\"{}\" close_failed=\"{}\"", request, failure.getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
    if (thread.isAlive()) {
      LOG.error("lines=\"{}\" stuck_thread=\"{}\"", request, thread.getName());
    } else {
      Libc.close(stop);
    }
  }
}
