package org.escaque.board.wire;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.escaque.board.Ghosts;

/**
 * A bench with a switch matrix and four expanders on it, as the data sheets say they behave. Rows
 * are pins 0 to 7, columns 8 to 15.
 */
final class FakeWires implements Wires {

  /** Closed switches by wire: rank by rank. */
  long closed;

  boolean diodes = true;
  boolean activeLow;
  int takenPin = -1;
  int absentAddress = -1;
  int failingTransfers;
  final Map<Integer, int[]> expanders = new TreeMap<>();
  final List<String> log = new ArrayList<>();
  private int rows;

  FakeWires() {
    for (int address = 0x20; address < 0x24; address++) {
      reset(address);
    }
  }

  /** Supply off and on: all pins inputs, no pull-ups. */
  void reset(int address) {
    int[] registers = new int[0x16];
    registers[0] = 0xff;
    registers[1] = 0xff;
    expanders.put(address, registers);
  }

  int rows() {
    return rows;
  }

  @Override
  public OutputLines outputs(String use, List<Integer> pins, boolean low) throws IOException {
    take(use, pins);
    return new OutputLines() {
      @Override
      public void write(int bits) {
        rows = bits;
      }

      @Override
      public void close() {
        rows = 0;
        log.add("close " + use);
      }
    };
  }

  @Override
  public InputLines inputs(String use, List<Integer> pins, Pull pull) throws IOException {
    take(use, pins);
    log.add(use + " pull " + pull);
    return new InputLines() {
      @Override
      public int read() {
        int on = columns();
        return activeLow ? ~on & 0xff : on;
      }

      @Override
      public void watch(EdgeSink sink) {
        throw new UnsupportedOperationException("no edges on a matrix");
      }

      @Override
      public void close() {
        log.add("close " + use);
      }
    };
  }

  private int columns() {
    long conducting = diodes ? closed : closed | ghosts();
    long on = 0;
    for (int rank = 0; rank < 8; rank++) {
      on |= (rows >>> rank & 1) != 0 ? conducting >>> (8 * rank) : 0;
    }
    return (int) on & 0xff;
  }

  /** The fourth corners that three closed ones make. */
  private long ghosts() {
    long ghosts = 0;
    for (int square = 0; square < 64; square++) {
      long with = closed | 1L << square;
      ghosts |= Ghosts.possible(with) & 1L << square;
    }
    return ghosts;
  }

  private void take(String use, List<Integer> pins) throws IOException {
    if (pins.contains(takenPin)) {
      throw new IOException(use + " pin " + takenPin + ": busy");
    }
  }

  @Override
  public I2cDevice i2c(int bus, int address) {
    return new I2cDevice() {
      @Override
      public void write(int register, int... values) throws IOException {
        transfer();
        for (int index = 0; index < values.length; index++) {
          registers()[register + index] = values[index];
        }
      }

      @Override
      public int readPair(int register) throws IOException {
        transfer();
        return value(register) | value(register + 1) << 8;
      }

      private int value(int register) {
        boolean pins = register == 0x12 || register == 0x13;
        return pins ? level(register & 1) : registers()[register];
      }

      private int level(int port) {
        int switches = (int) (closed >>> (16 * (address - 0x20) + 8 * port)) & 0xff;
        return ~switches & registers()[0x0c + port];
      }

      private int[] registers() {
        return Objects.requireNonNull(expanders.get(address));
      }

      private void transfer() throws IOException {
        if (failingTransfers > 0 || address == absentAddress) {
          failingTransfers = Math.max(0, failingTransfers - 1);
          throw new IOException("i2c bus %d address 0x%02x: no answer".formatted(bus, address));
        }
      }

      @Override
      public void close() {
        log.add("close 0x" + Integer.toHexString(address));
      }
    };
  }

  @Override
  public void close() {
    log.add("close wires");
  }
}
