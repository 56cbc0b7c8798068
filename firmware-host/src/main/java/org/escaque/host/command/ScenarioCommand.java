package org.escaque.host.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.escaque.host.CommandFailed;
import org.escaque.scenario.Scenarios;
import org.escaque.scenario.StageMaker;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code escaque scenario run|explain}: stories of hands and clocks, and what the host makes of
 * them.
 */
@Command(
    name = "scenario",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    description = "Runs stories of hands and clocks against the host.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class ScenarioCommand implements Runnable {

  @Spec private CommandSpec spec;

  /** Without a command: the exit code of a wrong command line. */
  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "run or explain is missing");
  }

  @Command(
      name = "run",
      mixinStandardHelpOptions = true,
      description = "Prints PASS or FAIL for each file; exit code 1 if one failed.")
  int runStories(
      @Parameters(paramLabel = "FILE|DIR", arity = "1..*", description = "Stories (*.scn).")
          List<Path> paths,
      @Option(names = "--verbose", description = "Also each statement and what it led to.")
          boolean verbose,
      @Option(
              names = {"--through", "--driver"},
              paramLabel = "WHAT",
              defaultValue = "core",
              description =
                  "core: the game alone; daemon: the whole host; dgt: the game behind the driver"
                      + " of a DGT board.")
          String through)
      throws IOException {
    paths.forEach(ScenarioCommand::requireThere);
    var out = spec.commandLine().getOut();
    try (var maker = maker(through)) {
      return Scenarios.run(paths, maker, out, verbose).failed() == 0 ? 0 : 1;
    }
  }

  @Command(
      name = "explain",
      mixinStandardHelpOptions = true,
      description = "Tells one story with what the host understood at each step.")
  int explain(@Parameters(paramLabel = "FILE", description = "A story.") Path file) {
    requireThere(file);
    return Scenarios.explain(file, spec.commandLine().getOut()) ? 0 : 1;
  }

  private static void requireThere(Path path) {
    if (!Files.exists(path)) {
      throw new CommandFailed(path + " does not exist");
    }
  }

  private static StageMaker maker(String name) {
    var names = new ArrayList<>(List.of(Scenarios.CORE.name()));
    if (name.equals(Scenarios.CORE.name())) {
      return Scenarios.CORE;
    }
    for (var maker : ServiceLoader.load(StageMaker.class)) {
      if (maker.name().equals(name)) {
        return maker;
      }
      names.add(maker.name());
    }
    throw new CommandFailed(
        "nothing to run stories through is called "
            + name
            + "; there is "
            + String.join(", ", names));
  }
}
