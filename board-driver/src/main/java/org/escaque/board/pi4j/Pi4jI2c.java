package org.escaque.board.pi4j;

import com.pi4j.context.Context;
import com.pi4j.io.i2c.I2C;
import java.io.IOException;
import org.escaque.board.wire.I2cDevice;

/** A device on a bus, by Pi4J. */
final class Pi4jI2c implements I2cDevice {

  private final Context context;
  private final I2C device;
  private final String where;
  private boolean closed;

  Pi4jI2c(Context context, I2C device, String where) {
    this.context = context;
    this.device = device;
    this.where = where;
  }

  @Override
  public void write(int register, int... values) throws IOException {
    byte[] bytes = new byte[values.length];
    for (int index = 0; index < values.length; index++) {
      bytes[index] = (byte) values[index];
    }
    if (values.length == 0) {
      Pi4jWires.guarded(where, () -> device.write((byte) register));
    } else {
      Pi4jWires.guarded(where, () -> device.writeRegister(register, bytes));
    }
  }

  @Override
  public int readPair(int register) throws IOException {
    byte[] pair = new byte[2];
    int read = Pi4jWires.guarded(where, () -> device.readRegister(register, pair));
    if (read != 2) {
      throw new IOException(where + ": " + read + " of 2 bytes read");
    }
    return (pair[0] & 0xff) | ((pair[1] & 0xff) << 8);
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      Pi4jWires.letGo(context, device);
    }
  }
}
