package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.Runs;
import org.escaque.game.GameEvent;
import org.escaque.game.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableRuntimeTest {

  private static final Tick FIRST = Tick.ofMillis(50_000);

  /** After 1 e4 e5 2 Nf3 Nc6. */
  private static final long AFTER_FOUR_PLIES =
      Occupancy.of(Square.E4, Square.E5, Square.F3, Square.C6).bits()
          | (0xffff_0000_0000_ffffL
              & ~Occupancy.of(Square.E2, Square.E7, Square.G1, Square.B8).bits());

  @TempDir Path folder;

  private static void openingMoves(VirtualTable table) {
    table.move(Side.WHITE, "e2", "e4", 5_000);
    table.move(Side.BLACK, "e7", "e5", 7_000);
    table.move(Side.WHITE, "g1", "f3", 2_000);
  }

  @Test
  void moves_fromContactsToBroker_arePublishedWithTheirTimes() throws Exception {
    try (var table = new VirtualTable(folder, FIRST).begin("open-r1-b2")) {
      openingMoves(table);
      table.drain();

      String game = table.link.newest("t2/game");
      assertThat(table.sans()).containsExactly("e4", "e5", "Nf3");
      assertThat(game)
          .startsWith("{\"v\":1,\"boot\":1,\"seq\":")
          .contains("\"game\":\"open-r1-b2\"", "\"durable\":true", "\"status\":\"live\"")
          .contains(
              "{\"san\":\"e4\",\"lan\":\"e2e4\",\"clock\":300500,\"spent\":5500,\"mark\":null}")
          .contains("\"turn\":\"black\",\"ply\":3,\"from\":0");
      assertThat(table.link.newest("t2/clock"))
          .contains("\"running\":\"black\"", "\"mode\":\"fischer\"", "\"period\":1");
    }
  }

  @Test
  void press_fiveMillisecondsAfterThePlacement_completesTheMove() throws Exception {
    try (var table = new VirtualTable(folder, FIRST).begin("g")) {
      table.lift("e2");
      table.pass(400);
      table.place("e4");
      table.pass(5);
      table.press(Side.WHITE);
      table.pass(500);

      assertThat(table.sans()).containsExactly("e4");
    }
  }

  @Test
  void press_fiveMillisecondsBeforeThePlacementSettles_completesTheMove() throws Exception {
    try (var table = new VirtualTable(folder, FIRST).begin("g")) {
      table.lift("e2");
      table.pass(400);
      table.place("e4");
      table.pass(75);
      table.press(Side.WHITE);
      table.pass(500);

      assertThat(table.sans()).containsExactly("e4");
      assertThat(table.runtime.core().state().orElseThrow().score().getFirst().spent().toMillis())
          .isEqualTo(475);
    }
  }

  @Test
  void assign_whileAGameIsPlayed_waitsForItsEnd() throws Exception {
    try (var table = new VirtualTable(folder, FIRST).begin("g1")) {
      openingMoves(table);
      table.runtime.core().accept(new TableInput.Assign(VirtualTable.assignment("g2", "10m")));
      table.pass(100);

      assertThat(game(table)).isEqualTo("g1");
      assertThat(table.runtime.core().assignmentNote()).isEqualTo("waiting: g2");
      table.pass(600_000);
      assertThat(table.runtime.core().state().orElseThrow().alerts()).isNotEmpty();
      assertThat(game(table)).isEqualTo("g1");
    }
  }

  @Test
  void assign_ofAnUnknownEdition_isRefusedAndChangesNothing() throws Exception {
    try (var table = new VirtualTable(folder, FIRST).begin("g1")) {
      var wrong = VirtualTable.assignment("g2", "10m", "fide-1066");
      table.runtime.core().accept(new TableInput.Act(resignation(table), effects -> {}));
      table.runtime.core().accept(new TableInput.Assign(wrong));
      table.pass(1_000);

      assertThat(game(table)).isEqualTo("g1");
      assertThat(table.runtime.core().assignmentNote()).contains("g2", "fide-1066");
      assertThat(table.runtime.core().failures()).isZero();
    }
  }

  @Test
  void assign_afterTheEnd_beginsTheNextGame() throws Exception {
    try (var table = new VirtualTable(folder, FIRST).begin("g1")) {
      openingMoves(table);
      table.runtime.core().accept(new TableInput.Assign(VirtualTable.assignment("g2", "10m")));
      table.pass(500);
      table.runtime.core().accept(new TableInput.Act(resignation(table), effects -> {}));
      table.pass(500);
      table.drain();

      assertThat(game(table)).isEqualTo("g2");
      assertThat(table.link.newest("t2/game")).contains("\"game\":\"g2\"", "\"moves\":[]");
    }
  }

  private static GameEvent resignation(VirtualTable table) {
    return new GameEvent.Resigned(Side.BLACK, table.now());
  }

  private static String game(VirtualTable table) {
    return table.runtime.core().state().orElseThrow().assignment().game();
  }

  @Test
  void restart_whileWhiteThinks_goesOnWithAtMostASecondLost() throws Exception {
    Path copy;
    Tick killed;
    try (var table = new VirtualTable(folder, FIRST).begin("g")) {
      openingMoves(table);
      table.move(Side.BLACK, "b8", "c6", 3_000);
      for (int second = 0; second < 30; second++) {
        table.pass(1_000);
        table.pulse();
      }
      table.pass(900);
      table.drain();
      killed = table.now();
      copy = copyOfTheFiles("killed");
    }

    try (var table = new VirtualTable(copy, killed.plusMillis(60_000))) {
      assertThat(table.runtime.boot()).isEqualTo(2);
      assertThat(table.sans()).containsExactly("e4", "e5", "Nf3", "Nc6");
      var state = table.runtime.core().state().orElseThrow();
      assertThat(state.status()).isEqualTo(Status.PAUSED);
      long white = state.clock().remaining(Side.WHITE, table.now()).millis();
      // 5 minutes, two moves with 3 s each, 5.5 s and 2.5 s of thinking, and 30.2 s at the last
      // beat
      long exact = 300_000 + 3 * 3_000 - 5_500 - 2_500 - 300 - 30_900;
      assertThat(white).isBetween(exact - 1, exact + 1_000);

      table.stand(AFTER_FOUR_PLIES);
      table.frame();
      table.clockBack(Runs.LEFT);
      table.pass(500);
      assertThat(table.runtime.core().state().orElseThrow().status()).isEqualTo(Status.LIVE);
      table.move(Side.WHITE, "f1", "b5", 1_000);
      assertThat(table.sans()).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5");
    }
  }

  @Test
  void restart_whenTheLeverWasPressedMeanwhile_reconstructsTheMove() throws Exception {
    Path copy;
    Tick killed;
    try (var table = new VirtualTable(folder, FIRST).begin("g")) {
      openingMoves(table);
      table.pass(5_000);
      table.pulse();
      table.drain();
      killed = table.now();
      copy = copyOfTheFiles("killed");
    }

    try (var table = new VirtualTable(copy, killed.plusMillis(20_000))) {
      table.stand(AFTER_FOUR_PLIES);
      table.clockBack(Runs.LEFT);
      table.frame();
      table.pass(3_000);

      assertThat(table.sans()).containsExactly("e4", "e5", "Nf3", "Nc6");
      table.drain();
      assertThat(table.link.newest("t2/game")).contains("\"mark\":\"reconstructed\"");
    }
  }

  @Test
  void stamps_overTwoRuns_neverRepeat() throws Exception {
    List<String> first;
    try (var table = new VirtualTable(folder, FIRST).begin("g")) {
      openingMoves(table);
      table.drain();
      first = stamps(table);
    }

    try (var table = new VirtualTable(folder, FIRST)) {
      table.drain();
      List<String> second = stamps(table);
      assertThat(first).doesNotHaveDuplicates().isNotEmpty();
      assertThat(second).doesNotHaveDuplicates().doesNotContainAnyElementsOf(first);
    }
  }

  private static List<String> stamps(VirtualTable table) {
    return table.link.all.stream()
        .filter(message -> message.isRetained() && !message.payload().isEmpty())
        .map(
            message ->
                message.topic()
                    + message.payload().replaceAll(".*?\"boot\":(\\d+),\"seq\":(\\d+).*", " $1 $2"))
        .toList();
  }

  @Test
  void close_saysDisconnectedLast() throws Exception {
    var table = new VirtualTable(folder, FIRST).begin("g");
    table.close();

    assertThat(table.link.newest("t2/state")).contains("\"state\":\"disconnected\"");
  }

  private Path copyOfTheFiles(String name) throws Exception {
    Path copy = Files.createDirectories(folder.resolve(name));
    for (String file : List.of("t2.db", "t2.db-wal", "t2.boot")) {
      if (Files.exists(folder.resolve(file))) {
        Files.copy(folder.resolve(file), copy.resolve(file));
      }
    }
    return copy;
  }
}
