package org.escaque.clock.gpio;

import java.io.IOException;
import org.escaque.board.wire.I2cDevice;
import org.jspecify.annotations.Nullable;

/**
 * A four-digit display with an HT16K33 (Holtek data sheet 1.10): digits are rows 0, 1, 3 and 4 of
 * its memory, the colon is bit 1 of row 2. Confined to one thread.
 */
final class Ht16k33 implements AutoCloseable {

  private static final int OSCILLATOR_ON = 0x21;
  private static final int DISPLAY_ON = 0x81;
  private static final int BRIGHTNESS = 0xe0 | 7;
  private static final int COLON = 0x02;

  private final I2cDevice device;
  private @Nullable SevenSegments shown;

  /** Switches the display on; dark until something is shown. */
  Ht16k33(I2cDevice device) throws IOException {
    this.device = device;
    device.write(OSCILLATOR_ON);
    device.write(0, new int[16]);
    device.write(BRIGHTNESS);
    device.write(DISPLAY_ON);
  }

  /** Shows this; the bus is used only if it differs from what is shown. */
  void show(SevenSegments segments) throws IOException {
    if (segments.equals(shown)) {
      return;
    }
    // Forgotten until written, so that a failed transfer is made again.
    shown = null;
    device.write(
        0,
        segments.digit(0),
        0,
        segments.digit(1),
        0,
        segments.colon() ? COLON : 0,
        0,
        segments.digit(2),
        0,
        segments.digit(3),
        0);
    shown = segments;
  }

  @Override
  public void close() {
    device.close();
  }
}
