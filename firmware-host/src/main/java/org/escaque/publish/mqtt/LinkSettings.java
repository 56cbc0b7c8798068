package org.escaque.publish.mqtt;

import java.time.Duration;
import java.util.List;
import org.escaque.publish.Message;
import org.jspecify.annotations.Nullable;

/**
 * One MQTT connection.
 *
 * @param name of the table or daemon, for logs and the thread
 * @param url {@code tcp://HOST:PORT} or {@code ssl://HOST:PORT}
 * @param clientId unique at the broker: two with one id throw each other out for ever
 * @param user null for anonymous
 * @param will what the broker says when this connection breaks; null for nothing
 * @param filters topics to subscribe to at each connection
 */
public record LinkSettings(
    String name,
    String url,
    String clientId,
    @Nullable User user,
    @Nullable Message will,
    List<String> filters,
    Timing timing) {

  public LinkSettings {
    filters = List.copyOf(filters);
  }

  /** A user of the broker. */
  public record User(String name, String password) {

    /** Without the password, for logs. */
    @Override
    public String toString() {
      return "User[name=" + name + "]";
    }
  }

  /**
   * How long things may take.
   *
   * @param connect from the first byte to the broker's welcome, and for a subscription
   * @param keepAlive silence after which the broker is asked whether it lives; whole seconds
   * @param acknowledge without any acknowledgement for so long the connection counts as dead
   * @param firstRetry pause after the first failure; it doubles up to {@code lastRetry}
   * @param farewell what is still waiting at the end gets so long
   */
  public record Timing(
      Duration connect,
      Duration keepAlive,
      Duration acknowledge,
      Duration firstRetry,
      Duration lastRetry,
      Duration farewell) {

    /** What a hall's network needs. */
    public static final Timing USUAL =
        new Timing(
            Duration.ofSeconds(5),
            Duration.ofSeconds(10),
            Duration.ofSeconds(15),
            Duration.ofMillis(500),
            Duration.ofSeconds(10),
            Duration.ofMillis(1500));
  }
}
