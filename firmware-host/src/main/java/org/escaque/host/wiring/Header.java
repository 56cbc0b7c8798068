package org.escaque.host.wiring;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The forty-pin header of a Raspberry Pi: which pin carries which BCM line. */
final class Header {

  private static final Map<Integer, Integer> PINS =
      Map.ofEntries(
          entry(0, 27),
          entry(1, 28),
          entry(2, 3),
          entry(3, 5),
          entry(4, 7),
          entry(5, 29),
          entry(6, 31),
          entry(7, 26),
          entry(8, 24),
          entry(9, 21),
          entry(10, 19),
          entry(11, 23),
          entry(12, 32),
          entry(13, 33),
          entry(14, 8),
          entry(15, 10),
          entry(16, 36),
          entry(17, 11),
          entry(18, 12),
          entry(19, 35),
          entry(20, 38),
          entry(21, 40),
          entry(22, 15),
          entry(23, 16),
          entry(24, 18),
          entry(25, 22),
          entry(26, 37),
          entry(27, 13));

  private Header() {}

  /** The pin of a BCM line; empty for a line that the header does not carry. */
  static Optional<Integer> pin(int line) {
    return Optional.ofNullable(PINS.get(line));
  }

  /** All BCM lines of the header, in their order. */
  static List<Integer> lines() {
    return PINS.keySet().stream().sorted().toList();
  }

  /** {@code BCM 23 (pin 16)}. */
  static String name(int line) {
    return "BCM " + line + pin(line).map(pin -> " (pin " + pin + ")").orElse("");
  }
}
