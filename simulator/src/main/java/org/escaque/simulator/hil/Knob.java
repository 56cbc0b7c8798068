package org.escaque.simulator.hil;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A parameter of the kernel that is turned while it runs: a file that takes one word. */
record Knob(Path file) {

  /** The parameter of a loaded module. */
  static Knob ofModule(String module, String parameter) {
    return new Knob(Path.of("/sys/module", module, "parameters", parameter));
  }

  void turn(String value) {
    try {
      Files.writeString(file, value);
    } catch (IOException refused) {
      throw new UncheckedIOException(file + " does not take " + value, refused);
    }
  }

  /** The number that it stands at. */
  long value() {
    try {
      return Long.decode(Files.readString(file).strip());
    } catch (IOException refused) {
      throw new UncheckedIOException(file + " cannot be read", refused);
    }
  }

  void turn(long value) {
    turn(Long.toString(value));
  }
}
