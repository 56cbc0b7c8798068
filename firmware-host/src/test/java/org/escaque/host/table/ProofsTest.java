package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Runs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What contacts have shown before a game is known to the game that begins on them. */
class ProofsTest {

  private static final long WITHOUT_H8 = 0x7fff_0000_0000_ffffL;
  private static final long WITHOUT_B1_AND_H8 = 0x7fff_0000_0000_fffdL;

  @TempDir Path folder;

  @Test
  void assign_missingManWasFeltBefore_firstMoveIsCertain() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000))) {
      table.frame();
      table.pass(1_000);
      table.lift("h8");

      assertThat(firstMove(table)).containsExactly("e4");
    }
  }

  @Test
  void assign_missingManWasNeverFelt_firstMoveIsAmbiguous() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000))) {
      table.stand(WITHOUT_H8);
      table.frame();

      assertThat(firstMove(table)).containsExactly("e4?");
    }
  }

  @Test
  void assign_manWasPutDownAndTakenAway_firstMoveIsCertain() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000))) {
      table.stand(WITHOUT_H8);
      table.frame();
      table.pass(1_000);
      table.place("h8");
      table.pass(1_000);
      table.lift("h8");

      assertThat(firstMove(table)).containsExactly("e4");
    }
  }

  @Test
  void assign_oneOfTwoMissingMenWasFeltBefore_firstMoveIsAmbiguous() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000))) {
      table.stand(WITHOUT_B1_AND_H8);
      table.frame();
      table.pass(1_000);
      table.place("b1");
      table.pass(1_000);
      table.lift("b1");

      assertThat(firstMove(table)).containsExactly("e4?");
    }
  }

  /** The game is assigned, Black starts White's clock, and White plays e2-e4. */
  private static List<String> firstMove(VirtualTable table) {
    table.pass(1_000);
    var unknown = new ClockEvent.ClockBack(Runs.UNKNOWN, table.now());
    table.runtime.core().accept(new TableInput.Clock(unknown));
    table.pass(1_000);
    table.runtime.core().accept(new TableInput.Assign(VirtualTable.assignment("g", "5m+3s")));
    table.press(Side.BLACK);
    table.move(Side.WHITE, "e2", "e4", 1_000);
    return table.sans();
  }
}
