package org.escaque.publish;

/**
 * The way to the broker, up or down. Implementations are thread-safe and never block the caller.
 */
public interface Link extends AutoCloseable {

  /** Begins to connect; what was published before waits for it. */
  void start();

  /** Hands a message over; it goes out when the broker can be reached. */
  void publish(Message message);

  /** Whether the broker is connected at this moment. */
  boolean isUp();

  /** Sends what waits, for a short time at most, and ends the connection; idempotent. */
  @Override
  void close();
}
