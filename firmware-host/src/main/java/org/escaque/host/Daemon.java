package org.escaque.host;

/** What a command runs until it is told to stop. */
public interface Daemon extends AutoCloseable {

  /** Works until {@link #close}. */
  void await() throws InterruptedException;

  /** Ends the work; idempotent, by any thread, within three seconds. */
  @Override
  void close();
}
