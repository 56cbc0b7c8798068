package org.escaque.simulator.command;

import java.util.List;
import org.escaque.host.CommandSource;

/** Found by the host at run time: {@code demo}, {@code bench}, {@code accuracy}. */
public final class SimulatorCommands implements CommandSource {

  @Override
  public List<Object> commands() {
    return List.of(
        new DemoCommand(), new BenchCommand(), new AccuracyCommand(), new HilPlayCommand());
  }
}
