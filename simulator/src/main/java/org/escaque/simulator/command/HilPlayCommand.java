package org.escaque.simulator.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.escaque.host.CommandFailed;
import org.escaque.simulator.hil.LoopRun;
import org.escaque.simulator.hil.Setting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * {@code escaque hil-play}: the player in the kernel loop. It runs in the guest, where {@code
 * .ci/hil} starts it.
 */
@Command(
    name = "hil-play",
    hidden = true,
    mixinStandardHelpOptions = true,
    description = "Plays on simulated contacts of a kernel and compares; escaque hil starts it.")
@SuppressWarnings("NullAway.Init") // picocli sets the fields
public final class HilPlayCommand implements Callable<Integer> {

  /** Keeps the level that was set: loggers that nobody holds are forgotten. */
  private static final Logger ROOT = Logger.getLogger("");

  @Spec private CommandSpec spec;

  @Option(names = "--script", required = true, description = "The installed start script.")
  private Path script;

  @Option(names = "--levers", required = true, description = "Folder of gpio-sim's lines.")
  private Path levers;

  @Option(names = "--work", required = true, description = "Folder for what the daemons write.")
  private Path work;

  @Option(
      names = "--hold",
      paramLabel = "MS",
      defaultValue = "180",
      description = "How long a hand leaves a contact as it is; ${DEFAULT-VALUE}.")
  private int hold;

  @Option(
      names = "--boards",
      split = ",",
      defaultValue = "reed-matrix,mcp23017",
      description = "Board types to play the game on; ${DEFAULT-VALUE}.")
  private List<String> boards;

  @Option(names = "--faults", description = "Inject faults after the games.")
  private boolean faults;

  @Override
  public Integer call() throws IOException, InterruptedException {
    ROOT.setLevel(Level.OFF);
    var out = spec.commandLine().getOut();
    var setting = new Setting(script, levers, work, Duration.ofMillis(hold), out);
    try {
      return new LoopRun(setting).run(boards, faults) ? 0 : 1;
    } catch (IllegalStateException failed) {
      throw new CommandFailed(String.valueOf(failed.getMessage()), failed);
    }
  }
}
