package org.escaque.host.command;

import java.util.Map;
import org.escaque.host.Daemon;
import org.escaque.host.HallDaemon;
import org.escaque.host.config.Configuration;
import picocli.CommandLine.Command;

/** {@code escaque hall CONFIG}: pages, round and files of the hall. */
@Command(
    name = "hall",
    mixinStandardHelpOptions = true,
    description = "Serves the pages, gives out the round and writes the PGN files.")
public final class HallCommand extends DaemonCommand {

  @Override
  Daemon start(Configuration configuration, Map<String, String> environment) {
    return HallDaemon.start(configuration, environment);
  }
}
