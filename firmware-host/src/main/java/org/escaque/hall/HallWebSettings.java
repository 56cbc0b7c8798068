package org.escaque.hall;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What the hall's web server needs to know.
 *
 * @param listen where pages are served
 * @param broker the broker's plain MQTT port, the far end of {@code /mqtt}
 * @param pgn the folder that {@link PgnFiles} writes
 * @param hall the hall's id in every topic, {@code [a-z0-9-]{1,32}}
 * @param display how the wall page logs in to the broker
 * @param arbiter how the arbiter's page logs in; null switches that page off. Until arbiters log in
 *     themselves it is served on the loopback only, because whoever loads the page receives this
 *     login
 */
public record HallWebSettings(
    Endpoint listen,
    Endpoint broker,
    Path pgn,
    String hall,
    Login display,
    @Nullable Login arbiter) {

  public HallWebSettings {
    if (!hall.matches("[a-z0-9-]{1,32}")) {
      throw new IllegalArgumentException("hall id '" + hall + "' is not [a-z0-9-]{1,32}");
    }
    if (arbiter != null && !listen.isLoopback()) {
      throw new IllegalArgumentException(
          "the arbiter's page has no log-in yet and is served on the loopback only, not on "
              + listen);
    }
  }

  /** Everything on this machine, nobody asked for a name: the demo. */
  public static HallWebSettings demo(int port, int brokerPort, Path pgn, String hall) {
    return new HallWebSettings(
        Endpoint.loopback(port),
        Endpoint.loopback(brokerPort),
        pgn,
        hall,
        new Login.Anonymous(),
        new Login.Anonymous());
  }
}
