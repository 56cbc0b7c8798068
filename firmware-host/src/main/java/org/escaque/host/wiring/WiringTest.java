package org.escaque.host.wiring;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.escaque.board.TickSource;
import org.escaque.board.kernel.GpioChip;
import org.escaque.board.kernel.KernelWires;
import org.escaque.board.wire.Pull;
import org.escaque.host.DriverKey;
import org.escaque.host.DriverSettings;
import org.escaque.host.config.DriverTypes;
import org.escaque.host.config.TableSettings;

/** The live part of the wiring test of one table: opens its drivers and looks or walks. */
public final class WiringTest implements AutoCloseable {

  private static final Set<String> LAMPS = Set.of("left_lamp", "right_lamp", "buzzer");

  private final TableSettings table;
  private final DriverTypes drivers;
  private final LiveTable live;
  private final Technician technician;

  /** A test whose drivers are started now. */
  public WiringTest(
      TableSettings table, DriverTypes drivers, TickSource ticks, Technician technician) {
    this.table = table;
    this.drivers = drivers;
    this.technician = technician;
    var board = drivers.board(table.board().type()).open(table.board(), ticks);
    var clock = drivers.clock(table.clock().type()).open(table.clock(), ticks);
    live = new LiveTable(board, clock);
  }

  /** Shows what changes until Enter is pressed; what is suspicious at the end is found wrong. */
  public List<Finding> look() throws InterruptedException {
    while (!technician.goesOn()) {
      technician.wait(live);
    }
    var look = live.look();
    var findings = new ArrayList<Finding>();
    if (!look.boardLink().equals("up")) {
      findings.add(Finding.error(table.id() + " board", look.boardLink()));
    }
    if (!look.clockLink().startsWith("up")) {
      findings.add(Finding.error(table.id() + " clock", look.clockLink()));
    }
    look.doubts().forEach((square, why) -> findings.add(Finding.warning(square.toString(), why)));
    look.clockDoubts().forEach((line, why) -> findings.add(Finding.warning(line, why)));
    return findings;
  }

  /** Walks over all squares, then all levers and buttons. */
  public List<Finding> walk() throws InterruptedException {
    var walk = new Walk(live, technician);
    boolean matrix = !table.board().integers("rows").isEmpty();
    boolean diodes = matrix && table.board().flag("diodes", true);
    var findings = new ArrayList<>(walk.board(diodes));
    try (var probe = probe()) {
      findings.addAll(walk.levers(inputs(), probe));
    }
    return findings;
  }

  /** The keys of the clock that name a line which somebody can press. */
  private List<String> inputs() {
    return pins(table.clock()).stream().filter(key -> !LAMPS.contains(key)).toList();
  }

  private List<String> pins(DriverSettings clock) {
    return drivers.clock(clock.type()).keys().stream()
        .filter(key -> key.kind() == DriverKey.Kind.PIN)
        .map(DriverKey::name)
        .filter(key -> clock.integer(key).isPresent())
        .toList();
  }

  /** Free lines of the header; none where the provider cannot look at them. */
  private PinProbe probe() {
    var clock = table.clock();
    if (clock.text("provider").filter("kernel"::equals).isEmpty()) {
      return PinProbe.none();
    }
    String chip = clock.text("chip").orElse(GpioChip.PI_LABEL);
    try {
      GpioChip found = GpioChip.find(chip);
      Set<Integer> used = new HashSet<>(Set.of(0, 1));
      pins(clock).forEach(key -> clock.integer(key).ifPresent(used::add));
      used.addAll(table.board().integers("rows"));
      used.addAll(table.board().integers("columns"));
      var free = new ArrayList<Integer>();
      for (int line : Header.lines()) {
        if (!used.contains(line) && line < found.lines() && found.consumer(line).isEmpty()) {
          free.add(line);
        }
      }
      boolean high = clock.text("active").filter("high"::equals).isPresent();
      return PinProbe.of(KernelWires.of(chip), free, high ? Pull.DOWN : Pull.UP);
    } catch (IOException none) {
      return PinProbe.none();
    }
  }

  @Override
  public void close() {
    live.close();
  }
}
