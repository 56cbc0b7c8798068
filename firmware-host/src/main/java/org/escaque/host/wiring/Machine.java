package org.escaque.host.wiring;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The computer on which the wires end, as far as the checks ask it. */
public interface Machine {

  /**
   * A GPIO chip.
   *
   * @param lines how many it has; 0 if it may not be asked
   */
  record Chip(Path device, String label, int lines) {}

  /** What may be done with a device file. */
  enum Access {
    FREE,
    /** It is there but may not be opened. */
    DENIED,
    ABSENT
  }

  /** All GPIO chips. */
  List<Chip> chips();

  /** The numbers of all I2C buses. */
  List<Integer> buses();

  Access access(Path device);

  /** The group that owns a device; empty if nobody knows. */
  Optional<String> group(Path device);

  /** The name of the user, for hints. */
  String user();

  /** Who uses a line of a chip; empty if nobody does. */
  Optional<String> consumer(Chip chip, int line);

  /** The addresses of a bus that answer, among those asked for. */
  Set<Integer> answering(int bus, Set<Integer> addresses);
}
