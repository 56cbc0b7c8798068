package org.escaque.clock.gpio;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.wire.Pull;
import org.escaque.board.wire.Wires;

/**
 * How a clock is wired.
 *
 * @param clock its name, for logs and the thread
 * @param inputs pins that are read; the left lever at least
 * @param activeLow whether an input closes to ground, with a pull-up; otherwise to the supply
 * @param lamps pins that are driven; none for an external clock
 * @param lampsActiveLow whether a lamp lights at low level
 * @param displays none, or the left and the right one
 */
public record GpioClockPlan(
    String clock,
    LeverKind levers,
    Map<ClockInput, Integer> inputs,
    boolean activeLow,
    Map<ClockLamp, Integer> lamps,
    boolean lampsActiveLow,
    List<Display> displays,
    Wires.Source wires) {

  /** A four-digit HT16K33 display on an I2C bus. */
  public record Display(int bus, int address) {}

  public GpioClockPlan {
    inputs = Map.copyOf(inputs);
    lamps = Map.copyOf(lamps);
    displays = List.copyOf(displays);
    if (!inputs.containsKey(ClockInput.LEFT_LEVER)
        || (levers == LeverKind.BUTTONS && !inputs.containsKey(ClockInput.RIGHT_LEVER))) {
      throw new IllegalArgumentException("a clock without its levers: " + inputs.keySet());
    }
    if (!displays.isEmpty() && displays.size() != 2) {
      throw new IllegalArgumentException(displays.size() + " displays");
    }
  }

  Pull pull() {
    return activeLow ? Pull.UP : Pull.DOWN;
  }

  /** The inputs in their order, which is that of the request. */
  List<ClockInput> inputOrder() {
    return List.copyOf(new EnumMap<>(inputs).keySet());
  }

  List<ClockLamp> lampOrder() {
    return lamps.isEmpty() ? List.of() : List.copyOf(new EnumMap<>(lamps).keySet());
  }
}
