package org.escaque.host.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.escaque.host.CommandFailed;
import org.escaque.host.Ticks;
import org.escaque.host.config.Configuration;
import org.escaque.host.config.DriverTypes;
import org.escaque.host.config.TableSettings;
import org.escaque.host.wiring.Checks;
import org.escaque.host.wiring.Finding;
import org.escaque.host.wiring.LinuxMachine;
import org.escaque.host.wiring.PinTable;
import org.escaque.host.wiring.TerminalTechnician;
import org.escaque.host.wiring.Uses;
import org.escaque.host.wiring.WiringTest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code escaque wiring CONFIG}: pin table, checks, live test, and a walk over the board. */
@Command(
    name = "wiring",
    mixinStandardHelpOptions = true,
    description = {
      "Prints which pin goes where, checks it, and shows the contacts as they change.",
      "Exit code 0 if nothing is wrong, 1 otherwise. The daemon must not run meanwhile."
    })
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class WiringCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "CONFIG", description = "The configuration file of board.")
  private Path file;

  @Option(names = "--table", paramLabel = "ID", description = "Which table; the first.")
  private @Nullable String id;

  @Option(names = "--check", description = "Only the pin table and the checks.")
  private boolean checkOnly;

  @Option(names = "--walk", description = "Walk over all squares and levers, one by one.")
  private boolean walk;

  @Option(
      names = "--report",
      paramLabel = "FILE",
      defaultValue = "wiring-report.txt",
      description = "Where the report goes; ${DEFAULT-VALUE}.")
  private Path report;

  @Override
  public Integer call() throws InterruptedException {
    var line = spec.commandLine();
    var configuration = ConfigurationArgument.read(file, line.getErr());
    var drivers = DriverTypes.installed();
    var table = table(configuration);
    var uses = Uses.of(configuration, drivers);
    var pins = PinTable.lines(uses);
    pins.forEach(line.getOut()::println);
    var findings = new ArrayList<>(Checks.of(uses, new LinuxMachine()));
    findings.forEach(line.getOut()::println);
    if (!checkOnly) {
      var live = live(table, drivers);
      live.forEach(line.getOut()::println);
      findings.addAll(live);
    }
    String sum = findings.isEmpty() ? "nothing is wrong" : findings.size() + " found wrong";
    line.getOut().println(table.id() + ": " + sum);
    write(Stream.concat(pins.stream(), findings.stream().map(Finding::toString)).toList(), sum);
    return findings.isEmpty() ? 0 : 1;
  }

  private List<Finding> live(TableSettings table, DriverTypes drivers) throws InterruptedException {
    var out = spec.commandLine().getOut();
    var technician = new TerminalTechnician(System.in, out, !walk);
    try (var test = new WiringTest(table, drivers, Ticks.monotonic(), technician)) {
      if (walk) {
        return test.walk();
      }
      out.println("contacts as they change; Enter ends");
      return test.look();
    }
  }

  private TableSettings table(Configuration configuration) {
    return configuration.tables().stream()
        .filter(table -> id == null || table.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new CommandFailed(
                    id == null ? "the configuration has no [[table]]" : "no table " + id));
  }

  private void write(List<String> lines, String sum) {
    try {
      Files.write(report, Stream.concat(lines.stream(), Stream.of(sum)).toList());
    } catch (IOException refused) {
      throw new CommandFailed("the report cannot be written: " + refused, refused);
    }
  }
}
