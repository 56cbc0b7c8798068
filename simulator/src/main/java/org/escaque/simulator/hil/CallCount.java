package org.escaque.simulator.hil;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * System calls of a daemon, counted by strace while it rests.
 *
 * @param devices calls to GPIO lines and I2C buses ({@code ioctl})
 * @param all calls of all its threads
 * @param scans how often the board was read meanwhile
 */
record CallCount(long devices, long all, double scans) {

  private static final Path STRACE = Path.of("/usr/bin/strace");
  private static final int SECONDS = 6;

  /** Counts for some seconds; empty where there is no strace. */
  static Optional<CallCount> of(LoopTable table, LoopBoard board, Path report)
      throws IOException, InterruptedException {
    if (!Files.isExecutable(STRACE)) {
      return Optional.empty();
    }
    double before = board.scans();
    var command =
        "timeout -s INT %d %s -f -c -o %s -p %d"
            .formatted(SECONDS, STRACE, report, table.daemon.pid());
    var strace =
        new ProcessBuilder(command.split(" "))
            .redirectErrorStream(true)
            .redirectOutput(report.resolveSibling("strace.log").toFile());
    var process = strace.start();
    if (!process.waitFor(10 * SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      return Optional.empty();
    }
    double scans = board.scans() - before;
    long devices = 0;
    long all = 0;
    for (String line : Files.readAllLines(report)) {
      // % time, seconds, usecs/call, calls, [errors,] name
      String[] columns = line.strip().split("\\s+");
      if (columns.length >= 5 && columns[3].matches("\\d+")) {
        String name = columns[columns.length - 1];
        long calls = Long.parseLong(columns[3]);
        all += name.equals("total") ? 0 : calls;
        devices += name.equals("ioctl") ? calls : 0;
      }
    }
    return scans > 0 ? Optional.of(new CallCount(devices, all, scans)) : Optional.empty();
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%.1f system calls a scan to its devices, %.1f in all threads together, over %.0f scans",
        devices / scans,
        all / scans,
        scans);
  }
}
