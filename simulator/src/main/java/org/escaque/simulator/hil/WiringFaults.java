package org.escaque.simulator.hil;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.escaque.board.kernel.KernelWires;
import org.escaque.board.wire.Pull;

/** What {@code escaque wiring} says of a board on which several things are wired wrong. */
final class WiringFaults {

  private static final List<String> WRONG =
      List.of(
          "error: board: columns a and c are swapped",
          "error: b6: is dead: no contact closes",
          "error: e4: is bridged with e5",
          "error: d3: its diode is missing or bridged: ghosts on rank 4",
          "error: left_lever: is wired to BCM 22 (pin 15)");

  private static final int TAKEN = 21;
  private static final String TAKEN_BY =
      "error: t1 clock.right_lamp: BCM 21 (pin 40) is taken by \"escaque other\"";

  private final Setting setting;

  WiringFaults(Setting setting) {
    this.setting = setting;
  }

  /**
   * Walks over the board as a technician does, and checks a pin that somebody holds.
   *
   * @return what was not named, and what was named and is not wrong, in words
   */
  List<String> find() throws IOException, InterruptedException {
    var board = LoopBoard.REED_MATRIX;
    var configuration = setting.configuration("wiring", board, "", "");
    swapColumns(configuration);
    try {
      var rig = new Rig(board.knob("squares"), setting.levers());
      var bench = new FaultyBench(rig, board.knob("bare"));
      var walk = new WiringWalk(setting, bench);
      var differences = new ArrayList<String>();
      compare(walk.run(configuration, "--walk"), WRONG, differences);
      try (var wires = KernelWires.of("pinctrl");
          var held = wires.inputs("other", List.of(TAKEN), Pull.UP)) {
        held.read();
        compare(walk.run(configuration, "--check"), List.of(TAKEN_BY), differences);
      }
      compare(walk.run(configuration, "--check"), List.of(), differences);
      return differences;
    } finally {
      board.knob("bare").turn(0);
    }
  }

  private static void swapColumns(Path configuration) throws IOException {
    String text =
        Files.readString(configuration)
            .replace("columns = [8, 9, 10,", "columns = [10, 9, 8,")
            .replace("type = \"gpio\"", "type = \"gpio\"\nlevers = \"buttons\"");
    Files.writeString(configuration, text);
  }

  private void compare(WiringWalk.Result result, List<String> wanted, List<String> differences) {
    result.findings().forEach(found -> setting.out().println("wiring: " + found));
    setting.out().flush();
    var missing = new TreeSet<>(wanted);
    result.findings().forEach(missing::remove);
    missing.forEach(finding -> differences.add("not named: " + finding));
    var more = new TreeSet<>(result.findings());
    wanted.forEach(more::remove);
    more.forEach(finding -> differences.add("not so: " + finding));
    int exit = wanted.isEmpty() ? 0 : 1;
    if (result.exit() != exit) {
      differences.add("exit code " + result.exit() + ", not " + exit);
    }
  }
}
