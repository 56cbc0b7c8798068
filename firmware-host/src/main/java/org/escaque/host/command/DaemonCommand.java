package org.escaque.host.command;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.escaque.host.Daemon;
import org.escaque.host.LogFormat;
import org.escaque.host.config.Configuration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command that runs a daemon by a configuration until SIGTERM. */
@SuppressWarnings("NullAway.Init") // picocli sets the fields
abstract class DaemonCommand implements Callable<Integer> {

  private static final Logger LOG = LoggerFactory.getLogger(DaemonCommand.class);

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "CONFIG", description = "The configuration file.")
  private Path file;

  /**
   * A foreign thread that ends by an exception ends nothing else; the operator hears of it once.
   */
  private static void uncaught(Thread thread, Throwable failure) {
    LOG.error("thread=\"{}\" uncaught=\"{}\"", thread.getName(), failure.toString());
  }

  abstract Daemon start(Configuration configuration, Map<String, String> environment);

  @Override
  public Integer call() throws InterruptedException {
    var configuration = ConfigurationArgument.read(file, spec.commandLine().getErr());
    LogFormat.install();
    Thread.setDefaultUncaughtExceptionHandler(DaemonCommand::uncaught);
    try (var daemon = start(configuration, System.getenv())) {
      Runtime.getRuntime().addShutdownHook(new Thread(daemon::close, "stop"));
      daemon.await();
    }
    return 0;
  }
}
