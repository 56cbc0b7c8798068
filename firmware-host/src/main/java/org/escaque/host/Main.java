package org.escaque.host;

import java.io.PrintWriter;
import java.util.List;
import java.util.ServiceLoader;
import org.escaque.host.command.BoardCommand;
import org.escaque.host.command.ConfigCommand;
import org.escaque.host.command.HallCommand;
import org.escaque.host.command.LawsCommand;
import org.escaque.host.command.MateCommand;
import org.escaque.host.command.PerftCommand;
import org.escaque.host.command.ScenarioCommand;
import org.escaque.host.command.WiringCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The command line: {@code escaque COMMAND}. Exit codes: 0 done, 1 the command failed (one line
 * says why), 2 the command line itself is wrong.
 */
@Command(
    name = "escaque",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description =
        "Tournament boards from reed switches, chess clocks, and the walls that show them.",
    subcommands = HelpCommand.class)
public final class Main implements Runnable {

  @Spec private CommandSpec spec;

  private Main() {
    spec = CommandSpec.create();
  }

  public static void main(String[] args) {
    // By its name: to touch the class would make Java's own the manager first.
    System.setProperty("java.util.logging.manager", "org.escaque.host.KeepingLogManager");
    var out = new PrintWriter(System.out, true, System.out.charset());
    var err = new PrintWriter(System.err, true, System.err.charset());
    System.exit(run(out, err, args));
  }

  /** Runs one command line and gives its exit code; nothing is thrown. */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    var line = new CommandLine(new Main());
    ownCommands().forEach(line::addSubcommand);
    for (var source : ServiceLoader.load(CommandSource.class)) {
      source.commands().forEach(line::addSubcommand);
    }
    // Said to all commands, so only when all are there.
    line.setOut(out).setErr(err);
    line.setParameterExceptionHandler(Main::misused);
    line.setExecutionExceptionHandler(Main::failed);
    return line.execute(args);
  }

  private static List<Object> ownCommands() {
    return List.of(
        new BoardCommand(),
        new HallCommand(),
        new ConfigCommand(),
        new PerftCommand(),
        new MateCommand(),
        new ScenarioCommand(),
        new LawsCommand(),
        new WiringCommand());
  }

  /** Without a command: the list of commands, and the exit code of a wrong command line. */
  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "a command is missing");
  }

  private static int misused(CommandLine.ParameterException wrong, String[] args) {
    var line = wrong.getCommandLine();
    String name = line.getCommandSpec().qualifiedName();
    line.getErr().println("escaque: " + wrong.getMessage() + " (see: " + name + " --help)");
    return line.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static int failed(Exception failure, CommandLine line, CommandLine.ParseResult parsed) {
    if (failure instanceof CommandFailed) {
      line.getErr().println("escaque: " + failure.getMessage());
    } else {
      line.getErr().println("escaque: this is a bug: " + failure);
      failure.printStackTrace(line.getErr());
    }
    return line.getCommandSpec().exitCodeOnExecutionException();
  }
}
