package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.escaque.game.GameState;
import org.escaque.game.ScoredPly;
import org.escaque.laws.Alert;
import org.escaque.laws.AlertKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A press is judged when the contacts that moved before it have come to rest. */
class PressWaitsTest {

  @TempDir Path folder;

  @Test
  void press_placementTremblesBeyondTheHorizon_isJudgedWithIt() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000)).begin("g")) {
      table.pass(1_000);
      table.lift("e2");
      table.pass(400);
      tremble(table, "e4", 6);
      table.place("e4");
      table.press(Side.WHITE);
      table.pass(50);
      tremble(table, "e4", 4);
      table.place("e4");
      table.pass(2_000);

      assertThat(score(table)).containsExactly("e4");
      assertThat(alerts(table)).isEmpty();
    }
  }

  @Test
  void press_contactNeverRests_isJudgedAfterASecondWithoutIt() throws Exception {
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000)).begin("g")) {
      table.pass(1_000);
      table.lift("e2");
      table.pass(400);
      table.place("e4");
      table.pass(300);
      tremble(table, "h5", 1);
      table.press(Side.WHITE);

      tremble(table, "h5", 10);
      assertThat(score(table)).isEmpty();
      tremble(table, "h5", 10);

      assertThat(score(table)).containsExactly("e4");
      assertThat(alerts(table)).containsExactly(AlertKind.SENSOR_FAULT);
      assertThat(state(table).alerts().getFirst().evidence().note()).startsWith("h5 ");
    }
  }

  @Test
  void press_scansStopForASecond_moveIsFoundWhenTheyComeAgain() throws Exception {
    var polled = Settling.polled(Duration.ofMillis(5));
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000), polled).begin("g")) {
      scan(table, 1_000);
      table.lift("e2");
      scan(table, 300);
      table.pass(3);
      table.press(Side.WHITE);
      table.pass(900);
      assertThat(state(table).clock().running()).contains(Side.WHITE);
      table.pass(300);
      assertThat(alerts(table)).containsExactly(AlertKind.BOARD_LOST);
      assertThat(state(table).clock().running()).contains(Side.BLACK);

      table.place("e4");
      scan(table, 500);

      assertThat(score(table)).containsExactly("e4");
      assertThat(alerts(table)).contains(AlertKind.RECONSTRUCTED);
    }
  }

  @Test
  void press_scanComesLate_isJudgedWithIt() throws Exception {
    var polled = Settling.polled(Duration.ofMillis(5));
    try (var table = new VirtualTable(folder, Tick.ofMillis(1_000), polled).begin("g")) {
      scan(table, 1_000);
      table.lift("e2");
      scan(table, 300);
      table.pass(50);
      table.press(Side.WHITE);
      table.pass(600);
      table.stand(0xffff_0000_1000_efffL);
      table.lateFrame(650);
      scan(table, 500);

      assertThat(score(table)).containsExactly("e4");
      assertThat(alerts(table)).isEmpty();
    }
  }

  private static void tremble(VirtualTable table, String square, int times) {
    for (int i = 0; i < times; i++) {
      table.place(square);
      table.pass(30);
      table.lift(square);
      table.pass(30);
    }
  }

  private static void scan(VirtualTable table, long millis) {
    for (long passed = 0; passed < millis; passed += 5) {
      table.pass(5);
      table.frame();
    }
  }

  private static GameState state(VirtualTable table) {
    return table.runtime.core().state().orElseThrow();
  }

  private static List<String> score(VirtualTable table) {
    return state(table).score().stream().map(ScoredPly::san).toList();
  }

  private static List<AlertKind> alerts(VirtualTable table) {
    return state(table).alerts().stream().map(Alert::kind).toList();
  }
}
