package org.escaque.host.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque config check FILE}: everything that is wrong in a configuration file. */
@Command(
    name = "config",
    mixinStandardHelpOptions = true,
    description = "Checks configuration files.",
    subcommands = ConfigCommand.Check.class)
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class ConfigCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing: check");
  }

  @Command(
      name = "check",
      mixinStandardHelpOptions = true,
      description = "Prints every error of the file with its line and key; exit code 1 if any.")
  @SuppressWarnings("NullAway.Init")
  static final class Check implements Callable<Integer> {

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file, as for board and hall.")
    private Path file;

    @Override
    public Integer call() {
      var line = spec.commandLine();
      var configuration = ConfigurationArgument.read(file, line.getErr());
      line.getOut()
          .printf(
              "%s: hall %s, %d tables, no errors%n",
              file, configuration.hall().id(), configuration.tables().size());
      return 0;
    }
  }
}
