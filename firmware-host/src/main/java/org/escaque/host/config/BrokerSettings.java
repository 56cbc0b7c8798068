package org.escaque.host.config;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The MQTT broker.
 *
 * @param url {@code tcp://HOST:PORT} or {@code ssl://HOST:PORT}; of the embedded broker too
 * @param login of the daemon itself, and of tables that name none; null for anonymous
 * @param embedded null for a broker that runs elsewhere
 */
public record BrokerSettings(
    String url, @Nullable LoginSettings login, @Nullable EmbeddedSettings embedded) {

  /**
   * The broker in this process.
   *
   * @param bind address; the loopback unless the file says otherwise
   * @param websocket port for browsers; 0 for none
   * @param users file of users, passwords and roles; null lets everybody in, on the loopback only
   */
  public record EmbeddedSettings(String bind, int port, int websocket, @Nullable Path users) {}

  /** A user of the broker and the file whose first line is the password. */
  public record LoginSettings(String user, @Nullable Path passwordFile) {}
}
