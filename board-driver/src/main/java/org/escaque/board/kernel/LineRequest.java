package org.escaque.board.kernel;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Some lines of a chip, held by one request ({@code struct gpio_v2_line_request}): one system call
 * reads or writes them all. Confined to one thread but for {@link #close}.
 */
final class LineRequest implements AutoCloseable {

  static final long ACTIVE_LOW = 1 << 1;
  static final long INPUT = 1 << 2;
  static final long OUTPUT = 1 << 3;
  static final long BOTH_EDGES = 3 << 4;
  static final long PULL_UP = 1 << 8;
  static final long PULL_DOWN = 1 << 9;
  static final long NO_PULL = 1 << 10;

  private static final long GET_LINES = 0xc250b407L;
  private static final long SET_CONFIG = 0xc110b40dL;
  private static final long GET_VALUES = 0xc010b40eL;
  private static final long SET_VALUES = 0xc010b40fL;

  private static final int REQUEST_SIZE = 592;
  private static final int CONSUMER = 256;
  private static final int CONSUMER_SIZE = 32;
  private static final int CONFIG = 288;
  private static final int CONFIG_SIZE = 272;
  private static final int LINE_COUNT = 560;
  private static final int FILE = 588;

  private final String what;
  private final List<Integer> pins;
  private final long mask;
  private final int file;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment values = arena.allocate(16, 8);
  private boolean closed;

  private LineRequest(String what, List<Integer> pins, int file) {
    this.what = what;
    this.pins = pins;
    this.mask = (1L << pins.size()) - 1;
    this.file = file;
  }

  /** Requests the lines, all or none. */
  static LineRequest of(GpioChip chip, String use, List<Integer> pins, long flags)
      throws IOException {
    String what = chip.path() + " " + use + " pins " + pins;
    int chipFile = Libc.open(chip.path().toString());
    try (var arena = Arena.ofConfined()) {
      var request = arena.allocate(REQUEST_SIZE, 8);
      for (int i = 0; i < pins.size(); i++) {
        request.setAtIndex(JAVA_INT, i, pins.get(i));
      }
      byte[] consumer = ("escaque " + use).getBytes(StandardCharsets.US_ASCII);
      int length = Math.min(consumer.length, CONSUMER_SIZE - 1);
      MemorySegment.copy(MemorySegment.ofArray(consumer), 0, request, CONSUMER, length);
      request.set(JAVA_LONG, CONFIG, flags);
      request.set(JAVA_INT, LINE_COUNT, pins.size());
      Libc.ioctl(what, chipFile, GET_LINES, request);
      return new LineRequest(what, List.copyOf(pins), request.get(JAVA_INT, FILE));
    } finally {
      Libc.close(chipFile);
    }
  }

  /** Changes the flags of all lines, for example to be told of edges. */
  void configure(long flags) throws IOException {
    try (var scratch = Arena.ofConfined()) {
      var config = scratch.allocate(CONFIG_SIZE, 8);
      config.set(JAVA_LONG, 0, flags);
      Libc.ioctl(what, file, SET_CONFIG, config);
    }
  }

  /** The levels; bit n is the n-th line of the request. */
  int read() throws IOException {
    values.set(JAVA_LONG, 0, 0);
    values.set(JAVA_LONG, 8, mask);
    Libc.ioctl(what, file, GET_VALUES, values);
    return (int) values.get(JAVA_LONG, 0);
  }

  /** Drives all lines; bit n is the n-th of the request. */
  void write(int bits) throws IOException {
    values.set(JAVA_LONG, 0, bits & mask);
    values.set(JAVA_LONG, 8, mask);
    Libc.ioctl(what, file, SET_VALUES, values);
  }

  int file() {
    return file;
  }

  /** Which line of the request has this number on the chip. */
  int indexOf(int pin) {
    return pins.indexOf(pin);
  }

  @Override
  public String toString() {
    return what;
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
