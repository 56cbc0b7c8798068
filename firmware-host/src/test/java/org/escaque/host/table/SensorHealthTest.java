package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.ContactFrame;
import org.escaque.board.GhostWatch;
import org.escaque.board.Occupancy;
import org.escaque.board.ScanHealth;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.GameState;
import org.escaque.game.ScoredPly;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From contacts that misbehave to what the arbiter's topics say of them. */
class SensorHealthTest {

  private static final long START = 0xffff_0000_0000_ffffL;

  @TempDir Path folder;

  @Test
  void flickers_eightInAMinute_nameTheSquareAndItsGapsAreNoEvidence() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000)).begin("g")) {
      table.pass(1_000);
      for (int i = 0; i < 8; i++) {
        gap(table, "h7");
      }

      assertThat(sensorAlerts(table)).hasSize(1).allMatch(text -> text.contains("h7 degraded"));
      assertThat(state(table).reading().doubted()).isEqualTo(Occupancy.of(Square.H7));
      assertThat(health(table))
          .contains("\"suspect\":[\"h7\"]")
          .contains("\"square\":\"h7\",\"changes\":16,\"bounces\":0,\"flickers\":8")
          .contains("\"degraded\":true");

      table.move(Side.WHITE, "e2", "e4", 500);
      table.pass(70_000);
      assertThat(score(table)).containsExactly("e4");
      assertThat(sensorAlerts(table)).allMatch(text -> text.contains("withdrawn"));
      assertThat(state(table).reading().doubted().isEmpty()).isTrue();
    }
  }

  @Test
  void ghost_fourthCornerOfARectangle_isDoubtedAndNamed() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000))) {
      long corners = Occupancy.of(Square.A3, Square.A4, Square.H3).bits();
      table.stand(corners);
      table.frame();
      var watch = new GhostWatch();
      watch.frame(new ContactFrame(table.now(), corners));
      long ghost = corners | Square.H4.bit();

      watch
          .frame(new ContactFrame(table.now(), ghost))
          .forEach(doubt -> table.runtime.core().accept(settled(doubt)));
      table.pass(100);
      table.begin("g");
      table.pass(1_000);

      assertThat(sensorAlerts(table))
          .hasSize(4)
          .anyMatch(text -> text.contains("h4 ghost"))
          .anyMatch(text -> text.contains("a3 ghost"));
    }
  }

  @Test
  void thirtyThreePieces_theSquareTooManyIsNamed() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000)).begin("g")) {
      table.pass(1_000);
      table.place("d5");
      table.pass(3_000);

      assertThat(sensorAlerts(table)).hasSize(1).allMatch(text -> text.contains("d5 is filled"));
      table.move(Side.WHITE, "e2", "e4", 500);
      table.pass(500);
      assertThat(score(table)).containsExactly("e4");
    }
  }

  @Test
  void silentSquare_twoPlies_isNamed() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000)).begin("g")) {
      table.move(Side.WHITE, "e2", "e4", 500);
      table.pass(300);
      table.lift("a2");
      table.move(Side.BLACK, "e7", "e5", 500);
      table.move(Side.WHITE, "g1", "f3", 500);
      table.move(Side.BLACK, "b8", "c6", 500);
      table.pass(1_000);

      assertThat(score(table)).containsExactly("e4", "e5", "Nf3", "Nc6");
      assertThat(sensorAlerts(table)).hasSize(1).allMatch(text -> text.contains("a2 feels none"));
    }
  }

  @Test
  void tornFrames_pieceInTwoSquaresAndInNone_raiseNothing() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000)).begin("g")) {
      table.pass(1_000);
      table.place("d3");
      table.pass(5);
      table.lift("d2");
      table.pass(5);
      table.lift("d3");
      table.pass(5);
      table.place("d4");
      table.pass(300);
      table.press(Side.WHITE);
      table.pass(1_000);

      assertThat(score(table)).containsExactly("d4");
      assertThat(state(table).alerts()).isEmpty();
    }
  }

  @Test
  void setUp_menMissingWhenTheClockStarts_areNamedUntilTheyStand() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000))) {
      table.stand(START & ~Square.B8.bit() & ~Square.H1.bit() | Square.E5.bit());
      table.begin("g");
      table.pass(500);

      assertThat(alerts(table, "set-up"))
          .hasSize(1)
          .allMatch(text -> text.contains("missing on h1 b8; filled without a man on e5"));

      table.stand(START);
      table.frame();
      table.pass(500);
      assertThat(alerts(table, "set-up")).allMatch(text -> text.contains("withdrawn"));
      table.move(Side.WHITE, "e2", "e4", 500);
      table.pass(500);
      assertThat(score(table)).containsExactly("e4");
    }
  }

  private static void gap(VirtualTable table, String square) {
    table.lift(square);
    table.pass(30);
    table.place(square);
    table.pass(1_500);
  }

  private static TableInput settled(BoardEvent event) {
    return new TableInput.Board(new BoardReport.Settled(event));
  }

  private static List<String> sensorAlerts(VirtualTable table) throws InterruptedException {
    return alerts(table, "sensor-fault");
  }

  /** The retained messages of the alerts of a kind. */
  private static List<String> alerts(VirtualTable table, String kind) throws InterruptedException {
    table.runtime.drain(VirtualTable.SOON);
    return table.link.retained.entrySet().stream()
        .filter(entry -> entry.getKey().contains("/arbiter/tables/t2/alerts/"))
        .map(entry -> entry.getValue())
        .filter(text -> text.contains("\"kind\":\"" + kind + "\""))
        .toList();
  }

  private static String health(VirtualTable table) {
    table.runtime.pulse(table.now(), ScanHealth.unscanned(true));
    return table.link.newest("/health");
  }

  private static GameState state(VirtualTable table) {
    return table.runtime.core().state().orElseThrow();
  }

  private static List<String> score(VirtualTable table) {
    return state(table).score().stream().map(ScoredPly::san).toList();
  }
}
