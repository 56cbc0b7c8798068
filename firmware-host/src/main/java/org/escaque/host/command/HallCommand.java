package org.escaque.host.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.escaque.host.HallDaemon;
import org.escaque.host.LogFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque hall CONFIG}: pages, round and files of the hall. */
@Command(
    name = "hall",
    mixinStandardHelpOptions = true,
    description = "Serves the pages, gives out the round and writes the PGN files.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class HallCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "CONFIG", description = "The configuration file.")
  private Path file;

  @Override
  public Integer call() throws InterruptedException {
    var configuration = ConfigurationArgument.read(file, spec.commandLine().getErr());
    LogFormat.install();
    try (var daemon = HallDaemon.start(configuration, System.getenv())) {
      Runtime.getRuntime().addShutdownHook(new Thread(daemon::close, "stop"));
      daemon.await();
    }
    return 0;
  }
}
