package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoubtsTest {

  @TempDir Path folder;

  @Test
  void assign_squaresDoubtedBefore_theNewGameDoubtsThemToo() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000))) {
      table.frame();
      doubt(table, Square.A8);
      doubt(table, Square.E1);
      report(table, new BoardEvent.SquareTrusted(Square.E1, table.now()));
      table.pass(1_000);

      table.runtime.core().accept(new TableInput.Assign(VirtualTable.assignment("g", "5m+3s")));
      table.pass(1_000);

      var doubted = table.runtime.core().state().orElseThrow().reading().doubted();
      assertThat(doubted).isEqualTo(Occupancy.of(Square.A8));
    }
  }

  private static void doubt(VirtualTable table, Square square) {
    report(table, new BoardEvent.SquareDoubted(square, "ghost", table.now()));
  }

  private static void report(VirtualTable table, BoardEvent event) {
    table.runtime.core().accept(new TableInput.Board(new BoardReport.Settled(event)));
  }
}
