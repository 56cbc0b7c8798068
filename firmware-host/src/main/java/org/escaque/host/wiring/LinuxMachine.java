package org.escaque.host.wiring;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.escaque.board.kernel.GpioChip;
import org.escaque.board.kernel.KernelWires;
import org.escaque.board.wire.I2cDevice;

/** This computer, by its device files. */
public final class LinuxMachine implements Machine {

  private static final String BUS = "i2c-";

  @Override
  public List<Chip> chips() {
    var chips = new ArrayList<Chip>();
    for (Path device : devices("gpiochip[0-9]*")) {
      chips.add(chip(device));
    }
    return chips;
  }

  /** A chip that may not be asked carries the usual label, so that the checks find it denied. */
  private static Chip chip(Path device) {
    try {
      GpioChip chip = GpioChip.of(device);
      return new Chip(chip.path(), chip.label(), chip.lines());
    } catch (IOException denied) {
      return new Chip(device, GpioChip.PI_LABEL, 0);
    }
  }

  @Override
  public List<Integer> buses() {
    return devices(BUS + "[0-9]*").stream()
        .map(device -> Integer.valueOf(device.getFileName().toString().substring(BUS.length())))
        .sorted()
        .toList();
  }

  private static List<Path> devices(String pattern) {
    var found = new ArrayList<Path>();
    try (DirectoryStream<Path> devices = Files.newDirectoryStream(Path.of("/dev"), pattern)) {
      devices.forEach(found::add);
    } catch (IOException none) {
      return List.of(); // a system without /dev has no devices
    }
    found.sort(Path::compareTo);
    return found;
  }

  @Override
  public Access access(Path device) {
    if (!Files.exists(device)) {
      return Access.ABSENT;
    }
    boolean open = Files.isReadable(device) && Files.isWritable(device);
    return open ? Access.FREE : Access.DENIED;
  }

  @Override
  public Optional<String> group(Path device) {
    try {
      return Optional.of(Files.readAttributes(device, PosixFileAttributes.class).group().getName());
    } catch (IOException | UnsupportedOperationException unknown) {
      return Optional.empty();
    }
  }

  @Override
  public String user() {
    return System.getProperty("user.name", "USER");
  }

  @Override
  public Optional<String> consumer(Chip chip, int line) {
    try {
      var asked = new GpioChip(chip.device(), chip.label(), chip.lines());
      return Optional.of(asked.consumer(line)).filter(name -> !name.isEmpty());
    } catch (IOException unknown) {
      return Optional.empty();
    }
  }

  @Override
  public Set<Integer> answering(int bus, Set<Integer> addresses) {
    var answering = new TreeSet<Integer>();
    try (var wires = KernelWires.of(GpioChip.PI_LABEL)) {
      for (int address : addresses) {
        if (answers(wires.i2c(bus, address))) {
          answering.add(address);
        }
      }
    } catch (IOException shut) {
      return answering; // the bus itself cannot be opened: nobody answers
    }
    return answering;
  }

  private static boolean answers(I2cDevice device) {
    try (device) {
      device.readPair(0);
      return true;
    } catch (IOException silent) {
      return false;
    }
  }
}
