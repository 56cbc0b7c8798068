package org.escaque.board.serial;

import com.fazecast.jSerialComm.SerialPort;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A line on jSerialComm, without any listener of it: after an unplug those fire without end, and
 * one that threw is never called again. A read that fails means that the device is gone, whatever
 * {@code isOpen} says.
 */
final class JSerialLine implements SerialLine {

  private final String path;
  private final SerialPort port;
  private final AtomicBoolean closed = new AtomicBoolean();

  JSerialLine(String path, SerialPort port) {
    this.path = path;
    this.port = port;
  }

  @Override
  public int read(byte[] into) throws IOException {
    int count = port.readBytes(into, into.length);
    if (count < 0) {
      throw new IOException(path + (closed.get() ? " is closed" : " is gone"));
    }
    return count;
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    if (port.writeBytes(bytes, bytes.length) != bytes.length) {
      throw new IOException(path + " does not take bytes");
    }
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true)) {
      port.closePort();
    }
  }
}
