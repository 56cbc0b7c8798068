package org.escaque.simulator.hil;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * {@code escaque wiring} in a process of its own, and the technician who does what it says on a
 * board with faults. Confined to one thread.
 */
final class WiringWalk {

  private static final long ENDS_SECONDS = 20;

  /** After so long without a contact a technician presses Enter. */
  private static final Duration PATIENCE = Duration.ofMillis(1_200);

  private final Path script;
  private final FaultyBench bench;

  WiringWalk(Setting setting, FaultyBench bench) {
    this.script = setting.script();
    this.bench = bench;
  }

  /**
   * Runs the command to its end.
   *
   * @param option {@code --walk} or {@code --check}
   * @return its exit code, and what it found wrong
   */
  Result run(Path configuration, String option) throws IOException, InterruptedException {
    Path report = configuration.resolveSibling("report" + option + ".txt");
    var process =
        new ProcessBuilder(
                script.toString(),
                "wiring",
                configuration.toString(),
                option,
                "--report",
                report.toString())
            .redirectError(configuration.resolveSibling("wiring.log").toFile())
            .start();
    try (var lines = process.inputReader(UTF_8);
        var keys = new OutputStreamWriter(process.getOutputStream(), UTF_8)) {
      follow(lines, keys, configuration.resolveSibling("said" + option + ".txt"));
      if (!process.waitFor(ENDS_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException("escaque wiring does not end");
      }
    } finally {
      process.destroyForcibly();
    }
    var found =
        Files.readAllLines(report).stream()
            .filter(line -> line.startsWith("error: ") || line.startsWith("warning: "))
            .toList();
    return new Result(process.exitValue(), found);
  }

  private void follow(BufferedReader lines, Writer keys, Path said) throws IOException {
    var all = new ArrayList<String>();
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      all.add(line);
      if (bench.obey(line)) {
        LockSupport.parkNanos(PATIENCE.toNanos());
        keys.write('\n');
        keys.flush();
      }
    }
    Files.write(said, all);
  }

  /**
   * How it ended.
   *
   * @param findings lines of its report
   */
  record Result(int exit, List<String> findings) {}
}
