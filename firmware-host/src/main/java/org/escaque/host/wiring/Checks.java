package org.escaque.host.wiring;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Holds what the configuration names against what the machine has. Opens no line. */
public final class Checks {

  private static final Set<Integer> BUS_ONE = Set.of(2, 3);
  private static final Set<Integer> EEPROM = Set.of(0, 1);
  private static final Set<Integer> CONSOLE = Set.of(14, 15);

  private final Machine machine;
  private final List<Finding> findings = new ArrayList<>();

  private Checks(Machine machine) {
    this.machine = machine;
  }

  /** All that is wrong, in the order of the uses. */
  public static List<Finding> of(List<Use> uses, Machine machine) {
    var checks = new Checks(machine);
    checks.doubles(uses);
    checks.chips(uses);
    checks.buses(uses);
    return List.copyOf(checks.findings);
  }

  private void doubles(List<Use> uses) {
    Map<String, String> owners = new HashMap<>();
    boolean busOne = uses.stream().anyMatch(use -> use instanceof Use.Device d && d.bus() == 1);
    for (Use use : uses) {
      String name = name(use);
      String owner = owners.putIfAbsent(name, use.where());
      if (owner != null) {
        findings.add(Finding.error(use.where(), name + " is already used by " + owner));
      }
      if (use instanceof Use.Line line && busOne && BUS_ONE.contains(line.line())) {
        findings.add(
            Finding.error(use.where(), Header.name(line.line()) + " belongs to I2C bus 1 here"));
      }
    }
  }

  private static String name(Use use) {
    return switch (use) {
      case Use.Line line -> Header.name(line.line()) + " of " + line.chip();
      case Use.Device device ->
          String.format(Locale.ROOT, "bus %d address 0x%02x", device.bus(), device.address());
    };
  }

  private void chips(List<Use> uses) {
    Set<String> told = new TreeSet<>();
    for (Use use : uses) {
      if (!(use instanceof Use.Line line)) {
        continue;
      }
      var chip = chip(line.chip());
      if (chip.isEmpty()) {
        if (told.add(line.chip())) {
          findings.add(
              Finding.error(
                  line.where(), "no GPIO chip \"" + line.chip() + "\"; there are " + labels()));
        }
      } else if (isOpen(line.where(), chip.get().device(), told)) {
        line(line, chip.get());
      }
    }
  }

  private Optional<Machine.Chip> chip(String text) {
    return machine.chips().stream()
        .filter(chip -> chip.device().toString().equals(text) || chip.label().contains(text))
        .findFirst();
  }

  private String labels() {
    var labels = machine.chips().stream().map(Machine.Chip::label).toList();
    return labels.isEmpty() ? "none" : String.join(", ", labels);
  }

  private void line(Use.Line line, Machine.Chip chip) {
    if (line.line() >= chip.lines()) {
      findings.add(
          Finding.error(
              line.where(), chip.label() + " has the lines 0 to " + (chip.lines() - 1) + " only"));
      return;
    }
    machine
        .consumer(chip, line.line())
        .ifPresent(
            consumer ->
                findings.add(
                    Finding.error(
                        line.where(),
                        Header.name(line.line()) + " is taken by \"" + consumer + "\"")));
    boolean onPi = chip.label().startsWith("pinctrl-");
    if (onPi && EEPROM.contains(line.line())) {
      findings.add(
          Finding.warning(line.where(), "BCM 0 and 1 are for the EEPROM of add-on boards"));
    }
    if (onPi && CONSOLE.contains(line.line())) {
      findings.add(
          Finding.warning(
              line.where(), "BCM 14 and 15 are the serial console unless it is switched off"));
    }
  }

  /** Whether the device may be opened; told once for each device. */
  private boolean isOpen(String where, Path device, Set<String> told) {
    return switch (machine.access(device)) {
      case FREE -> true;
      case ABSENT -> {
        if (told.add(device.toString())) {
          findings.add(Finding.error(where, device + " does not exist"));
        }
        yield false;
      }
      case DENIED -> {
        if (told.add(device.toString())) {
          String group = machine.group(device).orElse("?");
          findings.add(
              Finding.error(
                  where,
                  "%s may not be opened: it belongs to the group %s (usermod -aG %s %s)"
                      .formatted(device, group, group, machine.user())));
        }
        yield false;
      }
    };
  }

  private void buses(List<Use> uses) {
    Set<String> told = new TreeSet<>();
    var devices =
        uses.stream().filter(Use.Device.class::isInstance).map(Use.Device.class::cast).toList();
    Map<Integer, Set<Integer>> wanted = new HashMap<>();
    devices.forEach(
        use -> wanted.computeIfAbsent(use.bus(), bus -> new TreeSet<>()).add(use.address()));
    Map<Integer, Set<Integer>> answering = new HashMap<>();
    for (Use.Device use : devices) {
      Path device = Path.of("/dev/i2c-" + use.bus());
      if (machine.access(device) == Machine.Access.ABSENT) {
        if (told.add(device.toString())) {
          findings.add(Finding.error(use.where(), absent(use.bus())));
        }
      } else if (isOpen(use.where(), device, told)) {
        Set<Integer> there =
            answering.computeIfAbsent(
                use.bus(), bus -> machine.answering(bus, wanted.getOrDefault(bus, Set.of())));
        if (!there.contains(use.address())) {
          findings.add(Finding.error(use.where(), silent(use)));
        }
      }
    }
  }

  private String absent(int bus) {
    var buses = machine.buses().stream().map(Object::toString).toList();
    String there = buses.isEmpty() ? "there is none" : "there are " + String.join(", ", buses);
    String help = bus == 1 ? " (dtparam=i2c_arm=on and a restart switch it on)" : "";
    return "no I2C bus " + bus + ", " + there + help;
  }

  private String silent(Use.Device use) {
    var elsewhere =
        machine.buses().stream()
            .filter(bus -> bus != use.bus())
            .filter(bus -> machine.access(Path.of("/dev/i2c-" + bus)) == Machine.Access.FREE)
            .filter(bus -> machine.answering(bus, Set.of(use.address())).contains(use.address()))
            .findFirst();
    return name(use)
        + " does not answer"
        + elsewhere.map(bus -> ", but one does on bus " + bus).orElse("");
  }
}
