package org.escaque.simulator.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.escaque.board.Settling;
import org.escaque.simulator.stage.Pace;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks and prints what they say, in numbers that can be compared. */
public final class Benchmarks {

  private static final String ALLOCATION = "gc.alloc.rate.norm";

  private final PrintWriter out;

  public Benchmarks(PrintWriter out) {
    this.out = out;
  }

  /** Nanoseconds and bytes a frame. */
  public void debouncer() throws RunnerException {
    line("debouncer, one frame of 64 contacts");
    for (var result : run(DebouncerBenchmark.class)) {
      line(
          "  %-8s %8.1f ns a frame, %6.1f bytes",
          result.getPrimaryResult().getLabel(), score(result), allocated(result));
    }
  }

  /** Microseconds a step of move inference, median and the slowest in a hundred. */
  public void tracker() throws RunnerException {
    line(
        "tracker, a step with one hypothesis or with the most kept; a whole move at ply 10 and"
            + " 200");
    for (var result : run(TrackerBenchmark.class)) {
      var primary = result.getPrimaryResult();
      if (!primary.getLabel().contains(":")) {
        line(
            "  %-14s p50 %7.1f us, p99 %7.1f us, %8.0f bytes",
            primary.getLabel(),
            primary.getStatistics().getPercentile(50),
            primary.getStatistics().getPercentile(99),
            allocated(result));
      }
    }
  }

  /** Leaves a second, ours and theirs, and the ratio. */
  public void perft() throws RunnerException {
    line("perft, leaves a second beside io.github.wolfraam:chessgame 2.3");
    var results = run(PerftBenchmark.class);
    for (var tree : PerftBenchmark.Tree.values()) {
      for (var way : new String[][] {{"bulk", "wolfraamBulk"}, {"made", "wolfraamMade"}}) {
        var ours = find(results, way[0], tree);
        var theirs = find(results, way[1], tree);
        line(
            "  %-8s depth %d %s: %,13.0f beside %,11.0f, ratio %.1f; bytes a leaf %.3f and %.1f",
            tree.name().toLowerCase(Locale.ROOT),
            tree.depth,
            way[0].equals("bulk") ? "last ply counted" : "last ply made   ",
            leavesPerSecond(ours, tree),
            leavesPerSecond(theirs, tree),
            score(theirs) / score(ours),
            allocated(ours) / tree.leaves,
            allocated(theirs) / tree.leaves);
      }
    }
  }

  /** From contacts to a subscriber beside a bare publish, and the ratios. */
  public void latency() throws IOException, MqttException, InterruptedException {
    line("latency, contacts to subscriber (journal and broker included) beside a bare publish");
    var journals = Files.createTempDirectory("escaque-bench-");
    try (var bench = new LatencyBench(journals)) {
      var times = bench.measure();
      beside(times.moves(), times.publishes());
    } finally {
      delete(journals);
    }
  }

  /** From a lever to a subscriber that holds the alert, beside a bare publish, and the ratios. */
  public void alerts() throws IOException, MqttException, InterruptedException {
    line("alerts, lever to retained alert (journal and broker included) beside a bare publish");
    alerts("  what the host takes; settle times pass in virtual time", new Pace.Immediate(), 300);
    alerts(
        "  in real time: "
            + Settling.ON_CHANGE.horizon().toMillis()
            + " ms of it are for contacts that may settle after the lever",
        new Pace.Scaled(1),
        40);
  }

  private void alerts(String heading, Pace pace, int samples)
      throws IOException, MqttException, InterruptedException {
    line("%s", heading);
    var journals = Files.createTempDirectory("escaque-bench-");
    try (var bench = new AlertBench(journals, pace)) {
      var times = bench.measure(samples / 5, samples);
      beside(times.alerts(), times.publishes());
    } finally {
      delete(journals);
    }
  }

  private void beside(List<Long> ours, List<Long> bare) {
    for (int percent : new int[] {50, 99}) {
      double here = millis(ours, percent);
      double there = millis(bare, percent);
      line(
          "  p%d %8.2f ms beside %8.2f ms, ratio %.1f (%d samples)",
          percent, here, there, here / there, ours.size());
    }
  }

  private static double millis(List<Long> nanos, int percent) {
    var sorted = nanos.stream().sorted().toList();
    return sorted.get(Math.min(sorted.size() - 1, sorted.size() * percent / 100)) / 1e6;
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }

  private static double leavesPerSecond(RunResult result, PerftBenchmark.Tree tree) {
    return tree.leaves * 1e6 / score(result);
  }

  private static Collection<RunResult> run(Class<?> benchmark) throws RunnerException {
    var options =
        new OptionsBuilder()
            .include(benchmark.getName().replace(".", "\\.") + "\\.")
            .addProfiler(GCProfiler.class)
            .jvmArgsAppend("--sun-misc-unsafe-memory-access=allow", "-XX:+UseSerialGC")
            .verbosity(VerboseMode.SILENT)
            .build();
    return new Runner(options).run();
  }

  private static RunResult find(
      Collection<RunResult> results, String method, PerftBenchmark.Tree tree) {
    return results.stream()
        .filter(result -> result.getPrimaryResult().getLabel().equals(method))
        .filter(result -> result.getParams().getParam("tree").equals(tree.name()))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no result of " + method + " for " + tree));
  }

  private static double score(RunResult result) {
    return result.getPrimaryResult().getScore();
  }

  private static double allocated(RunResult result) {
    var allocation = result.getSecondaryResults().get(ALLOCATION);
    return allocation == null ? Double.NaN : allocation.getScore();
  }

  private void line(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
    out.flush();
  }
}
