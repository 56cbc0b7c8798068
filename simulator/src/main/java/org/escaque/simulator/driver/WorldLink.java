package org.escaque.simulator.driver;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The line to a world: text, one line each. A lost line is tried again for ever. Everything is told
 * by the link's own thread.
 */
final class WorldLink implements AutoCloseable {

  private static final int CONNECT_MILLIS = 1_000;
  private static final long RETRY_MILLIS = 100;

  private final WorldAddress address;
  private final String greeting;
  private final Consumer<String> line;
  private final Runnable lost;
  private final Thread thread;
  private volatile boolean closed;
  private volatile @Nullable Socket socket;

  /**
   * A line that is silent until started.
   *
   * @param greeting what is said first: {@code board} or {@code clock}
   * @param line is told each line of the world
   * @param lost is run when the line is gone, and when it cannot be had at first
   */
  WorldLink(WorldAddress address, String greeting, Consumer<String> line, Runnable lost) {
    this.address = address;
    this.greeting = greeting;
    this.line = line;
    this.lost = lost;
    this.thread =
        Thread.ofPlatform()
            .daemon()
            .name("world-" + greeting + "-" + address.port())
            .unstarted(this::run);
  }

  void start() {
    thread.start();
  }

  private void run() {
    boolean told = false;
    while (!closed) {
      boolean stood = talk();
      if (!closed && (stood || !told)) {
        told = true;
        lost.run();
      }
      pause();
    }
  }

  /** Whether the line stood. */
  private boolean talk() {
    boolean stood = false;
    try (var connection = new Socket()) {
      socket = connection;
      connection.connect(address.socket(), CONNECT_MILLIS);
      connection.setTcpNoDelay(true);
      connection.getOutputStream().write((greeting + "\n").getBytes(US_ASCII));
      var reader = new BufferedReader(new InputStreamReader(connection.getInputStream(), US_ASCII));
      for (var text = reader.readLine(); text != null && !closed; text = reader.readLine()) {
        stood = true;
        line.accept(text);
      }
    } catch (IOException e) {
      // A world that is not there yet, or is gone: the same as the end of the line.
      return stood;
    }
    return stood;
  }

  private void pause() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      closed = true;
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    var connection = socket;
    if (connection != null) {
      try {
        connection.close();
      } catch (IOException e) {
        throw new java.io.UncheckedIOException("closing the line to a world", e);
      }
    }
  }
}
