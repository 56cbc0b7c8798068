package org.escaque.host.wired;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.escaque.board.TickSource;
import org.escaque.board.dgt.DgtLines;
import org.escaque.clock.ClockDriver;
import org.escaque.clock.dgt.DgtClock;
import org.escaque.clock.dgt.DgtSides;
import org.escaque.host.ClockDriverType;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverKey.Kind;
import org.escaque.host.DriverSettings;

/** Clock type {@code dgt}: the clock that is plugged into a DGT board. */
public final class DgtClockType implements ClockDriverType {

  private static final String LEFT_FIRST = "left_first";
  private static final String TURN_SWAPPED = "turn_swapped";

  private static final List<DriverKey> OWN =
      List.of(
          DriverKey.optional(
              LEFT_FIRST, Kind.FLAG, "the clock tells its left side's time first [false]"),
          DriverKey.optional(
              TURN_SWAPPED, Kind.FLAG, "the clock tells the other side's turn [false]"));

  @Override
  public String name() {
    return DgtKeys.NAME;
  }

  @Override
  public List<DriverKey> keys() {
    return Wiring.keys(DgtKeys.PORT_KEYS, List.of(OWN));
  }

  @Override
  public Map<String, String> check(DriverSettings settings) {
    var trouble = new LinkedHashMap<String, String>();
    DgtKeys.check(settings, trouble);
    return trouble;
  }

  @Override
  public ClockDriver open(DriverSettings settings, TickSource ticks) {
    var sides = new DgtSides(settings.flag(LEFT_FIRST, false), settings.flag(TURN_SWAPPED, false));
    return new DgtClock(DgtKeys.port(settings), sides, DgtLines.MACHINE, ticks);
  }
}
