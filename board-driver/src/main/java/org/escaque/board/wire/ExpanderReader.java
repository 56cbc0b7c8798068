package org.escaque.board.wire;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.escaque.board.ContactReader;

/**
 * Reads four MCP23017 port expanders on one I2C bus (Microchip DS20001952): the first serves ranks
 * 1 and 2, port A the lower one, bit 0 the a-file; each switch closes its pin to ground. Confined
 * to the thread that scans.
 */
public final class ExpanderReader implements ContactReader {

  /**
   * How the expanders are wired.
   *
   * @param bus number of the I2C bus
   * @param addresses four, that of ranks 1 and 2 first; usually 0x20 to 0x23
   */
  public record Wiring(int bus, List<Integer> addresses, Orientation orientation) {

    public static final List<Integer> DEFAULT_ADDRESSES = List.of(0x20, 0x21, 0x22, 0x23);

    public Wiring {
      addresses = List.copyOf(addresses);
      if (addresses.size() != 4 || addresses.stream().distinct().count() != 4) {
        throw new IllegalArgumentException("addresses " + addresses);
      }
    }
  }

  private static final int IODIR = 0x00;
  private static final int IPOL = 0x02;
  private static final int IOCON = 0x0a;
  private static final int GPPU = 0x0c;
  private static final int GPIO = 0x12;
  private static final int ALL = 0xffff;

  /** One expander's settings are read back so often: all four within a second at 200 scans. */
  private static final int SCANS_BETWEEN_CHECKS = 32;

  private final Opened opened;
  private final List<I2cDevice> expanders;
  private final Wiring wiring;
  private int scans;

  /** Whether a transfer has failed since all settings were last known to be right. */
  private boolean doubtful;

  private ExpanderReader(Opened opened, List<I2cDevice> expanders, Wiring wiring) {
    this.opened = opened;
    this.expanders = List.copyOf(expanders);
    this.wiring = wiring;
  }

  /**
   * Opens and sets up the four expanders.
   *
   * @throws IOException naming bus and address of the one that does not answer; nothing is left
   *     open
   */
  public static ExpanderReader open(Wires.Source source, Wiring wiring) throws IOException {
    var opened = new Opened();
    try {
      var wires = opened.add(source.open());
      var expanders = new ArrayList<I2cDevice>();
      for (int address : wiring.addresses()) {
        expanders.add(opened.add(wires.i2c(wiring.bus(), address)));
      }
      var reader = new ExpanderReader(opened, expanders, wiring);
      reader.setUp();
      return reader;
    } catch (IOException | RuntimeException failure) {
      opened.close();
      throw failure;
    }
  }

  private void setUp() throws IOException {
    for (int number = 0; number < 4; number++) {
      var expander = expanders.get(number);
      expander.write(IOCON, 0);
      expander.write(IODIR, 0xff, 0xff);
      expander.write(IPOL, 0, 0);
      expander.write(GPPU, 0xff, 0xff);
      check(number);
    }
  }

  @Override
  public long read() throws IOException {
    boolean trusted = !doubtful;
    doubtful = true; // until this scan has gone well
    if (!trusted) {
      setUp();
    } else if (++scans % SCANS_BETWEEN_CHECKS == 0) {
      check(scans / SCANS_BETWEEN_CHECKS % 4);
    }
    long open = 0;
    for (int number = 0; number < 4; number++) {
      open |= (expanders.get(number).readPair(GPIO) & 0xffffL) << (16 * number);
    }
    doubtful = false;
    return wiring.orientation().squares(~open);
  }

  /** An expander that lost its supply for a moment answers, but without its pull-ups. */
  private void check(int number) throws IOException {
    var expander = expanders.get(number);
    int direction = expander.readPair(IODIR);
    int pullUps = expander.readPair(GPPU);
    if (direction != ALL || pullUps != ALL) {
      throw new IOException(
          "i2c bus %d address 0x%02x: no MCP23017, or reset: IODIR %04x, GPPU %04x"
              .formatted(wiring.bus(), wiring.addresses().get(number), direction, pullUps));
    }
  }

  @Override
  public void close() {
    opened.close();
  }
}
