package org.escaque.board.dgt;

import java.util.HashMap;
import java.util.Map;
import org.escaque.board.serial.JSerialPorts;
import org.escaque.board.serial.SerialPorts;

/**
 * The lines of this process: the driver of a board and that of its clock share one, which lives as
 * long as one of them uses it. Any thread.
 */
public final class DgtLines {

  /** Those of this machine. */
  public static final DgtLines MACHINE = new DgtLines(new JSerialPorts());

  private final SerialPorts ports;
  private final Map<DgtPort, Shared> lines = new HashMap<>();

  private static final class Shared {
    final DgtLine line;
    int users;

    Shared(DgtLine line) {
      this.line = line;
    }
  }

  /** Lines on these ports. */
  public DgtLines(SerialPorts ports) {
    this.ports = ports;
  }

  /** The line to a port, for one user more; silent until somebody listens. */
  public DgtLine join(DgtPort port) {
    synchronized (lines) {
      var shared = lines.computeIfAbsent(port, key -> new Shared(new DgtLine(key, ports)));
      shared.users++;
      return shared.line;
    }
  }

  /** One user less; the last one ends the line. */
  public void leave(DgtPort port) {
    DgtLine ending = null;
    synchronized (lines) {
      var shared = lines.get(port);
      if (shared != null && --shared.users == 0) {
        lines.remove(port);
        ending = shared.line;
      }
    }
    if (ending != null) {
      ending.close();
    }
  }
}
