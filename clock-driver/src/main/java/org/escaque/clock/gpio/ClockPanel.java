package org.escaque.clock.gpio;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.wire.Opened;
import org.escaque.board.wire.OutputLines;
import org.escaque.board.wire.Wires;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Runs;
import org.jspecify.annotations.Nullable;

/** The lamps, buzzer and displays of a clock while it is connected. Confined to one thread. */
final class ClockPanel {

  private final List<ClockLamp> lamps;
  private final @Nullable OutputLines lines;
  private final List<Ht16k33> displays;
  private int lit;

  private ClockPanel(List<ClockLamp> lamps, @Nullable OutputLines lines, List<Ht16k33> displays) {
    this.lamps = lamps;
    this.lines = lines;
    this.displays = displays;
  }

  /** Opens what the plan names; closing it is left to {@code opened}. */
  static ClockPanel open(GpioClockPlan plan, Wires wires, Opened opened) throws IOException {
    var lamps = plan.lampOrder();
    OutputLines lines = null;
    if (!lamps.isEmpty()) {
      var pins = lamps.stream().map(plan.lamps()::get).toList();
      lines = opened.add(wires.outputs("lamp", pins, plan.lampsActiveLow()));
    }
    var displays = new ArrayList<Ht16k33>();
    for (var display : plan.displays()) {
      displays.add(new Ht16k33(opened.add(wires.i2c(display.bus(), display.address()))));
    }
    return new ClockPanel(lamps, lines, displays);
  }

  void light(ClockLamp lamp, boolean on) throws IOException {
    int bit = lamps.contains(lamp) ? 1 << lamps.indexOf(lamp) : 0;
    drive(on ? lit | bit : lit & ~bit);
  }

  void dark() throws IOException {
    drive(0);
  }

  private void drive(int bits) throws IOException {
    lit = bits;
    if (lines != null) {
      lines.write(bits);
    }
  }

  void show(ClockTime left, ClockTime right, Runs running) throws IOException {
    if (!displays.isEmpty()) {
      displays.get(0).show(SevenSegments.of(left, running == Runs.LEFT));
      displays.get(1).show(SevenSegments.of(right, running == Runs.RIGHT));
    }
  }
}
