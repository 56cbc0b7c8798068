package org.escaque.host.command;

import java.util.Map;
import org.escaque.host.BoardDaemon;
import org.escaque.host.Daemon;
import org.escaque.host.config.Configuration;
import picocli.CommandLine.Command;

/** {@code escaque board CONFIG}: the daemon of the tables of this computer. */
@Command(
    name = "board",
    mixinStandardHelpOptions = true,
    description = "Runs the tables of this computer until it is told to stop.")
public final class BoardCommand extends DaemonCommand {

  @Override
  Daemon start(Configuration configuration, Map<String, String> environment) {
    return BoardDaemon.start(configuration, environment);
  }
}
