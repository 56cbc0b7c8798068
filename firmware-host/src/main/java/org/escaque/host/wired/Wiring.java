package org.escaque.host.wired;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.escaque.board.Settling;
import org.escaque.board.kernel.GpioChip;
import org.escaque.board.kernel.KernelWires;
import org.escaque.board.pi4j.Pi4jContext;
import org.escaque.board.scan.ScanPlan;
import org.escaque.board.wire.Orientation;
import org.escaque.board.wire.Wires;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverKey.Kind;
import org.escaque.host.DriverSettings;

/** The keys that several wired types share, and what they mean. */
final class Wiring {

  static final String PROVIDER = "provider";
  static final String CHIP = "chip";
  static final String ORIENTATION = "orientation";
  static final String RATE = "rate";
  static final String LIFT = "lift";
  static final String PLACE = "place";

  private static final List<String> PROVIDERS = List.of("pi4j", "kernel");
  private static final int DEFAULT_RATE = 200;
  private static final int HIGHEST_RATE = 1000;

  static final List<DriverKey> PROVIDER_KEYS =
      List.of(
          DriverKey.optional(
              PROVIDER, Kind.TEXT, "how pins and buses are reached: pi4j or kernel [pi4j]"),
          DriverKey.optional(
              CHIP,
              Kind.TEXT,
              "GPIO chip by path or part of its label, for provider kernel [pinctrl]"));

  static final List<DriverKey> SETTLE_KEYS =
      List.of(
          DriverKey.optional(
              LIFT, Kind.MILLIS, "how long a square must read empty to count as lifted [100]"),
          DriverKey.optional(
              PLACE, Kind.MILLIS, "how long it must read occupied to count as placed [80]"));

  static final List<DriverKey> BOARD_KEYS =
      keys(
          List.of(
              DriverKey.optional(
                  ORIENTATION,
                  Kind.TEXT,
                  "how the wood lies on the wires: normal, right, turned or left [normal]"),
              DriverKey.optional(RATE, Kind.INTEGER, "scans a second, 10 to 1000 [200]")),
          List.of(SETTLE_KEYS));

  private Wiring() {}

  static List<DriverKey> keys(List<DriverKey> own, List<List<DriverKey>> shared) {
    return Stream.concat(own.stream(), shared.stream().flatMap(List::stream)).toList();
  }

  /** The way to the wires that the settings name. */
  static Wires.Source wires(DriverSettings settings) {
    String chip = settings.text(CHIP).orElse(GpioChip.PI_LABEL);
    return settings.text(PROVIDER).orElse("pi4j").equals("kernel")
        ? () -> KernelWires.of(chip)
        : Pi4jContext::wires;
  }

  static void checkProvider(DriverSettings settings, Map<String, String> trouble) {
    oneOf(settings, PROVIDER, PROVIDERS, trouble);
    boolean kernel = settings.text(PROVIDER).filter("kernel"::equals).isPresent();
    if (!kernel && settings.text(CHIP).isPresent()) {
      trouble.put(CHIP, "means something only with provider = \"kernel\"");
    }
  }

  static Orientation orientation(DriverSettings settings) {
    return settings.text(ORIENTATION).flatMap(Orientation::parse).orElse(Orientation.NORMAL);
  }

  static Settling settling(DriverSettings settings) {
    int rate = settings.integer(RATE).orElse(DEFAULT_RATE);
    var usual = Settling.polled(ScanPlan.DEFAULT_PERIOD);
    return new Settling(
        settings.integer(LIFT).map(Duration::ofMillis).orElse(usual.lift()),
        settings.integer(PLACE).map(Duration::ofMillis).orElse(usual.place()),
        Duration.ofSeconds(1).dividedBy(rate));
  }

  static void checkBoard(DriverSettings settings, Map<String, String> trouble) {
    oneOf(
        settings,
        ORIENTATION,
        Stream.of(Orientation.values()).map(Object::toString).toList(),
        trouble);
    int rate = settings.integer(RATE).orElse(DEFAULT_RATE);
    if (rate < 10 || rate > HIGHEST_RATE) {
      trouble.put(RATE, "must be 10 to " + HIGHEST_RATE);
    }
    checkSettling(settings, trouble);
  }

  static void checkSettling(DriverSettings settings, Map<String, String> trouble) {
    for (var key : List.of(LIFT, PLACE)) {
      int millis = settings.integer(key).orElse(1);
      if (millis < 1) {
        trouble.put(key, "must be more than 0");
      }
    }
  }

  static void oneOf(
      DriverSettings settings, String key, List<String> allowed, Map<String, String> trouble) {
    settings
        .text(key)
        .filter(value -> !allowed.contains(value))
        .ifPresent(value -> trouble.put(key, "must be one of " + String.join(", ", allowed)));
  }

  static void length(DriverSettings settings, String key, int length, Map<String, String> trouble) {
    int size = settings.integers(key).size();
    if (settings.values().containsKey(key) && size != length) {
      trouble.put(key, "must list " + length + ", lists " + size);
    }
  }
}
