package org.escaque.board.kernel;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A GPIO chip of this machine ({@code struct gpiochip_info}).
 *
 * @param path of its device
 * @param label the driver's word for it, {@code pinctrl-bcm2711} or {@code pinctrl-rp1} on a Pi
 * @param lines how many
 */
public record GpioChip(Path path, String label, int lines) {

  private static final long GET_CHIP_INFO = 0x8044b401L;
  private static final long GET_LINE_INFO = 0xc100b405L;
  private static final int CHIP_INFO_SIZE = 68;
  private static final int LINE_INFO_SIZE = 256;

  /** Chips of a Raspberry Pi's header carry this in their label, whatever their number. */
  public static final String PI_LABEL = "pinctrl";

  /** All chips, in the order of their numbers. */
  public static List<GpioChip> all() throws IOException {
    var paths = new ArrayList<Path>();
    try (DirectoryStream<Path> devices =
        Files.newDirectoryStream(Path.of("/dev"), "gpiochip[0-9]*")) {
      devices.forEach(paths::add);
    }
    paths.sort(
        (a, b) -> {
          int byLength = Integer.compare(a.toString().length(), b.toString().length());
          return byLength != 0 ? byLength : a.compareTo(b);
        });
    var chips = new ArrayList<GpioChip>();
    for (var path : paths) {
      chips.add(of(path));
    }
    return List.copyOf(chips);
  }

  /** Reads what a chip says of itself. */
  public static GpioChip of(Path path) throws IOException {
    int file = Libc.open(path.toString());
    try (var arena = Arena.ofConfined()) {
      var info = arena.allocate(CHIP_INFO_SIZE, 8);
      Libc.ioctl(path.toString(), file, GET_CHIP_INFO, info);
      return new GpioChip(path, text(info, 32), info.get(JAVA_INT, 64));
    } finally {
      Libc.close(file);
    }
  }

  /**
   * The first chip whose path or label contains the text.
   *
   * @throws IOException if there is none, naming those that there are
   */
  public static GpioChip find(String text) throws IOException {
    var chips = all();
    for (var chip : chips) {
      if (chip.path.toString().equals(text) || chip.label.contains(text)) {
        return chip;
      }
    }
    throw new IOException("no GPIO chip \"" + text + "\"; there are " + chips);
  }

  /** Who uses a line; empty if nobody does or the kernel does not say. */
  public String consumer(int line) throws IOException {
    int file = Libc.open(path.toString());
    try (var arena = Arena.ofConfined()) {
      var info = arena.allocate(LINE_INFO_SIZE, 8);
      info.set(JAVA_INT, 64, line);
      Libc.ioctl(path + " line " + line, file, GET_LINE_INFO, info);
      return text(info, 32);
    } finally {
      Libc.close(file);
    }
  }

  private static String text(MemorySegment structure, long offset) {
    return structure.asSlice(offset, 32).getString(0, StandardCharsets.US_ASCII);
  }

  @Override
  public String toString() {
    return path + " (" + label + ", " + lines + " lines)";
  }
}
