package org.escaque.simulator.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.paho.client.mqttv3.MqttException;
import org.escaque.host.CommandFailed;
import org.escaque.simulator.bench.Benchmarks;
import org.escaque.simulator.bench.MateBench;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.runner.RunnerException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque bench [NAME]}: measures, and prints ratios. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    description = "Measures how fast the parts are, beside what others offer.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class BenchCommand implements Callable<Integer> {

  private static final List<String> NAMES =
      List.of("perft", "debouncer", "tracker", "latency", "alerts", "mate", "all");

  /** Keeps its level: loggers that nobody holds are forgotten. */
  private static final Logger ROOT = Logger.getLogger("");

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "NAME",
      arity = "0..1",
      defaultValue = "all",
      description =
          "perft, debouncer, tracker, latency, alerts, mate or all (the default, without mate,"
              + " which needs positions from elsewhere).")
  private String name;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description =
          "For mate: a folder with files *.txt of lines FEN;white|black;winnable|unwinnable."
              + " If left out: mateability/open in the folder that ESCAQUE_DATA names.")
  private @Nullable Path data;

  @Override
  public Integer call() throws RunnerException, IOException, MqttException, InterruptedException {
    if (!NAMES.contains(name)) {
      throw new CommandFailed("no benchmark '" + name + "'; there are " + String.join(", ", NAMES));
    }
    ROOT.setLevel(Level.WARNING);
    if (name.equals("mate")) {
      return new MateBench(spec.commandLine().getOut()).run(MateBench.folder(data)) ? 0 : 1;
    }
    var benchmarks = new Benchmarks(spec.commandLine().getOut());
    if (isWanted("debouncer")) {
      benchmarks.debouncer();
    }
    if (isWanted("tracker")) {
      benchmarks.tracker();
    }
    if (isWanted("perft")) {
      benchmarks.perft();
    }
    if (isWanted("latency")) {
      benchmarks.latency();
    }
    if (isWanted("alerts")) {
      benchmarks.alerts();
    }
    return 0;
  }

  private boolean isWanted(String benchmark) {
    return name.equals("all") || name.equals(benchmark);
  }
}
