package org.escaque.board.kernel;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.escaque.board.wire.I2cDevice;

/**
 * A device on a bus by {@code I2C_RDWR} of {@code linux/i2c-dev.h}: register number and values go
 * in one transfer with a repeated start, so that nobody comes in between. Confined to one thread.
 */
final class KernelI2c implements I2cDevice {

  private static final long I2C_RDWR = 0x0707;
  private static final short READ = 1;
  private static final int MESSAGE_SIZE = 16;
  private static final int LONGEST = 32;

  private final String where;
  private final int file;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment out = arena.allocate(LONGEST + 1);
  private final MemorySegment in = arena.allocate(2);
  private final MemorySegment writing = arena.allocate(16, 8);
  private final MemorySegment readingPair = arena.allocate(16, 8);
  private final MemorySegment writeMessage = arena.allocate(MESSAGE_SIZE, 8);
  private final MemorySegment pairMessages = arena.allocate(2L * MESSAGE_SIZE, 8);
  private boolean closed;

  private KernelI2c(String where, int file, int address) {
    this.where = where;
    this.file = file;
    message(writeMessage, address, (short) 0, 1, out);
    message(pairMessages, address, (short) 0, 1, out);
    message(pairMessages.asSlice(MESSAGE_SIZE), address, READ, 2, in);
    transfer(writing, writeMessage, 1);
    transfer(readingPair, pairMessages, 2);
  }

  static KernelI2c open(int bus, int address) throws IOException {
    String where = "i2c bus %d address 0x%02x".formatted(bus, address);
    try {
      return new KernelI2c(where, Libc.open("/dev/i2c-" + bus), address);
    } catch (KernelException failure) {
      throw new IOException(where + ": " + failure.getMessage(), failure);
    }
  }

  /** Lays out a {@code struct i2c_msg}. */
  private static void message(
      MemorySegment message, int address, short flags, int length, MemorySegment bytes) {
    message.set(JAVA_SHORT, 0, (short) address);
    message.set(JAVA_SHORT, 2, flags);
    message.set(JAVA_SHORT, 4, (short) length);
    message.set(ADDRESS, 8, bytes);
  }

  /** Lays out a {@code struct i2c_rdwr_ioctl_data}. */
  private static void transfer(MemorySegment transfer, MemorySegment messages, int count) {
    transfer.set(ADDRESS, 0, messages);
    transfer.set(JAVA_INT, 8, count);
  }

  @Override
  public void write(int register, int... values) throws IOException {
    if (values.length > LONGEST) {
      throw new IllegalArgumentException(values.length + " values");
    }
    out.set(JAVA_BYTE, 0, (byte) register);
    for (int i = 0; i < values.length; i++) {
      out.set(JAVA_BYTE, i + 1L, (byte) values[i]);
    }
    writeMessage.set(JAVA_SHORT, 4, (short) (values.length + 1));
    Libc.ioctl(where, file, I2C_RDWR, writing);
  }

  @Override
  public int readPair(int register) throws IOException {
    out.set(JAVA_BYTE, 0, (byte) register);
    Libc.ioctl(where, file, I2C_RDWR, readingPair);
    return (in.get(JAVA_BYTE, 0) & 0xff) | (in.get(JAVA_BYTE, 1) & 0xff) << 8;
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      Libc.close(file);
      arena.close();
    }
  }
}
