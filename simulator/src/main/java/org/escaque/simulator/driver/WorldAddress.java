package org.escaque.simulator.driver;

import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.regex.Pattern;

/** Where a world listens. */
record WorldAddress(String host, int port) {

  private static final Pattern TEXT = Pattern.compile("([^:\\s]+):([0-9]{1,5})");

  /** Reads {@code host:port}; empty for anything else. */
  static Optional<WorldAddress> parse(String text) {
    var matcher = TEXT.matcher(text);
    if (!matcher.matches() || Integer.parseInt(matcher.group(2)) > 65_535) {
      return Optional.empty();
    }
    return Optional.of(new WorldAddress(matcher.group(1), Integer.parseInt(matcher.group(2))));
  }

  InetSocketAddress socket() {
    return new InetSocketAddress(host, port);
  }
}
