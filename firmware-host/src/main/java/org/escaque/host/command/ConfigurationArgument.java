package org.escaque.host.command;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.escaque.host.CommandFailed;
import org.escaque.host.config.Configuration;
import org.escaque.host.config.ConfigurationFile;
import org.escaque.host.config.ConfigurationFile.Outcome;

/** Reads the configuration that a command was given. */
final class ConfigurationArgument {

  private ConfigurationArgument() {}

  /** The configuration; every problem goes to {@code err} before the command fails. */
  static Configuration read(Path file, PrintWriter err) {
    return switch (ConfigurationFile.read(file)) {
      case Outcome.Valid(var configuration) -> configuration;
      case Outcome.Invalid(var problems) -> {
        problems.forEach(problem -> err.println(file + ": " + problem));
        throw new CommandFailed(
            problems.size() + (problems.size() == 1 ? " problem in " : " problems in ") + file);
      }
    };
  }
}
