package org.escaque.hall;

/**
 * A host name or address and a TCP port. Names are resolved when they are used, so a broker that
 * moves is found again.
 *
 * @param host name or literal address, not blank
 * @param port 0 to 65535; 0 asks the system for a free one when listening
 */
public record Endpoint(String host, int port) {

  public Endpoint {
    if (host.isBlank()) {
      throw new IllegalArgumentException("an endpoint needs a host, port=" + port);
    }
    if (port < 0 || port > 65_535) {
      throw new IllegalArgumentException("port " + port + " of " + host + " is not in 0..65535");
    }
  }

  /** A port of this machine that no other machine reaches. */
  public static Endpoint loopback(int port) {
    return new Endpoint("127.0.0.1", port);
  }

  /** True for the names and literals of this machine alone; never asks a name server. */
  public boolean isLoopback() {
    return host.equals("localhost") || host.equals("::1") || host.startsWith("127.");
  }

  @Override
  public String toString() {
    return host + ":" + port;
  }
}
