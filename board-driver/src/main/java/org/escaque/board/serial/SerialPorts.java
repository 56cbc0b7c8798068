package org.escaque.board.serial;

import java.io.IOException;
import java.util.List;

/** The serial ports of a machine. Any thread. */
public interface SerialPorts {

  /**
   * The devices that a path names now.
   *
   * @param path of a device or a link to one; its last part may hold {@code *} for any characters
   * @return in the order of their names; empty if there is none
   */
  List<String> matching(String path);

  /**
   * Opens a device for this process alone, at 9600 baud, 8 data bits, no parity, one stop bit, no
   * handshake.
   *
   * @throws IOException naming the device and why it cannot be had; nothing is left open then
   */
  SerialLine open(String path) throws IOException;
}
