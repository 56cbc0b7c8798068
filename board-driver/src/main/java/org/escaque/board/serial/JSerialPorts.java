package org.escaque.board.serial;

import com.fazecast.jSerialComm.SerialPort;
import com.fazecast.jSerialComm.SerialPortInvalidPortException;
import java.io.IOException;
import java.util.List;

/** The ports of this machine, through jSerialComm. Any thread. */
public final class JSerialPorts implements SerialPorts {

  private static final int BAUD = 9600;

  /** A read that got nothing returns after this. */
  private static final int READ_MILLIS = 500;

  @Override
  public List<String> matching(String path) {
    return Devices.matching(path);
  }

  @Override
  public SerialLine open(String path) throws IOException {
    SerialPort port;
    try {
      port = SerialPort.getCommPort(path);
    } catch (SerialPortInvalidPortException missing) {
      throw new IOException(path + " is no serial port", missing);
    } catch (LinkageError unloaded) {
      // A board that cannot be read is a lost board; the others go on.
      throw new IOException("the native part of jSerialComm cannot be loaded", unloaded);
    }
    port.setComPortParameters(BAUD, 8, SerialPort.ONE_STOP_BIT, SerialPort.NO_PARITY, false);
    port.setFlowControl(SerialPort.FLOW_CONTROL_DISABLED);
    port.setComPortTimeouts(SerialPort.TIMEOUT_READ_SEMI_BLOCKING, READ_MILLIS, 0);
    // The error code counts only after a failure: after a success on a pty it is not 0 either.
    if (!port.openPort()) {
      throw new IOException(path + " cannot be opened: " + reason(port.getLastErrorCode()));
    }
    return new JSerialLine(path, port);
  }

  /** The errors of open(2) that a technician meets. */
  private static String reason(int code) {
    return switch (code) {
      case 2 -> "it is not there, or another program holds it";
      case 11, 16 -> "another program holds it";
      case 13 -> "permission denied (group dialout)";
      case 5, 6, 19 -> "the device does not answer";
      default -> "error " + code;
    };
  }
}
