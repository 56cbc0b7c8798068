package org.escaque.host.config;

/** Names of this computer. */
final class Hosts {

  private Hosts() {}

  /** Whether nobody outside this computer reaches the address; no name server is asked. */
  static boolean isLoopback(String host) {
    return host.startsWith("127.") || host.equals("localhost") || host.equals("::1");
  }
}
