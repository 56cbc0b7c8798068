package org.escaque.simulator.hil;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** The board daemon as its start script runs it, in a process of its own. */
final class DaemonProcess implements AutoCloseable {

  private static final long STOPS_SECONDS = 10;

  /** Units of processor time in {@code /proc}, a second (sysconf _SC_CLK_TCK). */
  private static final double TICKS = 100;

  private final Process process;
  private final long started = System.nanoTime();

  /**
   * Starts the daemon.
   *
   * @param script the installed start script
   * @param log gets what the daemon prints
   */
  static DaemonProcess start(Path script, Path configuration, Path log) throws IOException {
    var builder =
        new ProcessBuilder(script.toString(), "board", configuration.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    return new DaemonProcess(builder.start());
  }

  private DaemonProcess(Process process) {
    this.process = process;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  long pid() {
    return process.pid();
  }

  /** Processor time and real time so far. */
  Usage usage() throws IOException {
    String stat = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
    // After the name in brackets: state is field 3, utime 14, stime 15 (proc(5)).
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    double busy = (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) / TICKS;
    return new Usage(busy, (System.nanoTime() - started) / 1e9);
  }

  /** Memory that the process holds, in megabytes. */
  long residentMegabytes() throws IOException {
    Path status = Path.of("/proc", Long.toString(process.pid()), "status");
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("VmRSS:"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
        .findFirst()
        .orElse(0);
  }

  /**
   * What a process has used.
   *
   * @param busy seconds of processor time
   * @param real seconds since its start
   */
  record Usage(double busy, double real) {

    /** Percent of one processor between an earlier reading and this one. */
    double percentSince(Usage earlier) {
      return 100 * (busy - earlier.busy) / (real - earlier.real);
    }
  }

  /** Ends it as a service manager does; idempotent. */
  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(STOPS_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException interrupted) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
