package org.escaque.host.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.escaque.host.BoardDaemon;
import org.escaque.host.LogFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque board CONFIG}: the daemon of the tables of this computer. */
@Command(
    name = "board",
    mixinStandardHelpOptions = true,
    description = "Runs the tables of this computer until it is told to stop.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class BoardCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "CONFIG", description = "The configuration file.")
  private Path file;

  @Override
  public Integer call() throws InterruptedException {
    var configuration = ConfigurationArgument.read(file, spec.commandLine().getErr());
    LogFormat.install();
    try (var daemon = BoardDaemon.start(configuration, System.getenv())) {
      Runtime.getRuntime().addShutdownHook(new Thread(daemon::close, "stop"));
      daemon.await();
    }
    return 0;
  }
}
