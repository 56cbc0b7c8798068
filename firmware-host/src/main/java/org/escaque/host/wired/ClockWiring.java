package org.escaque.host.wired;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.TickSource;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.gpio.ClockInput;
import org.escaque.clock.gpio.ClockLamp;
import org.escaque.clock.gpio.GpioClock;
import org.escaque.clock.gpio.GpioClockPlan;
import org.escaque.clock.gpio.LeverKind;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverKey.Kind;
import org.escaque.host.DriverSettings;

/** The keys that both kinds of GPIO clock share, and what they mean. */
final class ClockWiring {

  private static final String LEVERS = "levers";
  private static final String ACTIVE = "active";
  private static final String LAMPS_ACTIVE = "lamps_active";
  private static final String DISPLAYS = "displays";
  private static final String DISPLAY_BUS = "display_bus";

  static final List<DriverKey> KEYS = keys();

  static final List<DriverKey> PANEL_KEYS =
      List.of(
          DriverKey.optional("left_lamp", Kind.PIN, "the left player's flag lamp"),
          DriverKey.optional("right_lamp", Kind.PIN, "the right player's flag lamp"),
          DriverKey.optional("buzzer", Kind.PIN, "a buzzer"),
          DriverKey.optional(
              LAMPS_ACTIVE,
              Kind.TEXT,
              "level at which lamps and buzzer are on: high or low [high]"),
          DriverKey.optional(
              DISPLAYS, Kind.INTEGERS, "addresses of the left and the right HT16K33 display"),
          DriverKey.optional(DISPLAY_BUS, Kind.INTEGER, "number of their I2C bus [1]"));

  static final List<DriverKey> FLAG_KEYS =
      List.of(
          DriverKey.optional("left_flag", Kind.PIN, "closed while the left flag is down"),
          DriverKey.optional("right_flag", Kind.PIN, "closed while the right flag is down"));

  private ClockWiring() {}

  private static List<DriverKey> keys() {
    return List.of(
        DriverKey.optional(
            LEVERS, Kind.TEXT, "how the levers are built: rocker or buttons [rocker]"),
        DriverKey.required("left_lever", Kind.PIN, "closed while the left lever is down"),
        DriverKey.optional(
            "right_lever",
            Kind.PIN,
            "closed while the right lever is down; a rocker may do without: open is right"),
        DriverKey.optional("pause", Kind.PIN, "the start/pause button"),
        DriverKey.optional("left_call", Kind.PIN, "the left player's call or claim button"),
        DriverKey.optional("right_call", Kind.PIN, "the right player's"),
        DriverKey.optional("left_adjust", Kind.PIN, "the left player's button for j'adoube"),
        DriverKey.optional("right_adjust", Kind.PIN, "the right player's"),
        DriverKey.optional(
            ACTIVE,
            Kind.TEXT,
            "level of a closed line: low (switch to ground, pulled up) or high [low]"));
  }

  static void check(DriverSettings settings, Map<String, String> trouble) {
    var levels = List.of("high", "low");
    Wiring.oneOf(settings, LEVERS, List.of("rocker", "buttons"), trouble);
    Wiring.oneOf(settings, ACTIVE, levels, trouble);
    Wiring.oneOf(settings, LAMPS_ACTIVE, levels, trouble);
    Wiring.length(settings, DISPLAYS, 2, trouble);
    if (kind(settings) == LeverKind.BUTTONS && settings.integer("right_lever").isEmpty()) {
      trouble.put("right_lever", "is needed with levers = \"buttons\"");
    }
    if (settings.integers(DISPLAYS).stream()
        .anyMatch(address -> address < 0x70 || address > 0x77)) {
      trouble.put(DISPLAYS, "must be 0x70 to 0x77");
    }
    Wiring.checkProvider(settings, trouble);
  }

  private static LeverKind kind(DriverSettings settings) {
    boolean buttons = settings.text(LEVERS).filter("buttons"::equals).isPresent();
    return buttons ? LeverKind.BUTTONS : LeverKind.ROCKER;
  }

  static ClockDriver open(String type, DriverSettings settings, TickSource ticks) {
    var inputs = new EnumMap<ClockInput, Integer>(ClockInput.class);
    for (var input : ClockInput.values()) {
      settings.integer(input.toString()).ifPresent(pin -> inputs.put(input, pin));
    }
    var lamps = new EnumMap<ClockLamp, Integer>(ClockLamp.class);
    for (var lamp : ClockLamp.values()) {
      settings.integer(lamp.toString()).ifPresent(pin -> lamps.put(lamp, pin));
    }
    int bus = settings.integer(DISPLAY_BUS).orElse(1);
    var displays = new ArrayList<GpioClockPlan.Display>();
    for (int address : settings.integers(DISPLAYS)) {
      displays.add(new GpioClockPlan.Display(bus, address));
    }
    var plan =
        new GpioClockPlan(
            type + "-" + inputs.get(ClockInput.LEFT_LEVER),
            kind(settings),
            inputs,
            settings.text(ACTIVE).filter("high"::equals).isEmpty(),
            lamps,
            settings.text(LAMPS_ACTIVE).filter("low"::equals).isPresent(),
            displays,
            Wiring.wires(settings));
    return new GpioClock(plan, ticks);
  }
}
