package org.escaque.host;

import java.util.List;
import java.util.Map;

/** What board and clock driver types have in common: a name and keys. */
public sealed interface DriverType permits BoardDriverType, ClockDriverType {

  /** The value of {@code type} in the configuration. */
  String name();

  /** The keys beside {@code type} that this type understands. */
  List<DriverKey> keys();

  /**
   * What is wrong in settings whose single values are right: a list of the wrong length and the
   * like.
   *
   * @return the trouble by key; empty if there is none
   */
  default Map<String, String> check(DriverSettings settings) {
    return Map.of();
  }
}
