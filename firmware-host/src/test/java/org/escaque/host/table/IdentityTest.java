package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.Runs;
import org.escaque.game.Mark;
import org.escaque.game.ScoredPly;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table whose board knows which man stands where. */
class IdentityTest {

  private static final String START =
      "RNBQKBNR" + "PPPPPPPP" + " ".repeat(32) + "pppppppp" + "rnbqkbnr";

  @TempDir Path folder;
  private VirtualTable table;
  private final char[] men = START.toCharArray();

  @BeforeEach
  void open() throws Exception {
    table = new VirtualTable(folder, Tick.ofMillis(1_000));
  }

  @AfterEach
  void close() {
    table.close();
  }

  private void report(BoardEvent event) {
    table.runtime.core().accept(new TableInput.Board(new BoardReport.Settled(event)));
  }

  private void connected(boolean turned) {
    for (var square : Square.all()) {
      char man = men[turned ? 63 - square.index() : square.index()];
      report(new BoardEvent.PieceSeen(square, man, table.now()));
    }
    back();
  }

  private void back() {
    long bits = 0;
    for (int i = 0; i < 64; i++) {
      bits |= men[i] == ' ' ? 0 : 1L << i;
    }
    report(new BoardEvent.BoardBack(new Occupancy(bits), table.now()));
  }

  private void assign() {
    table.runtime.core().accept(new TableInput.Assign(VirtualTable.assignment("g", "90m")));
    table.pass(500);
    table.press(Side.BLACK);
    table.pass(500);
  }

  /** Changes squares, {@code e2.} and {@code e4P}, a moment apart. */
  private void sees(String changes) {
    for (var change : changes.split(" ")) {
      var square = Square.parse(change.substring(0, 2)).orElseThrow();
      char man = change.charAt(2) == '.' ? ' ' : change.charAt(2);
      men[square.index()] = man;
      report(new BoardEvent.PieceSeen(square, man, table.now()));
      table.pass(120);
    }
  }

  private void plays(Side side, String changes) {
    table.pass(1_000);
    sees(changes);
    table.press(side);
    table.pass(500);
  }

  private List<Mark> marks() {
    return table.runtime.core().state().orElseThrow().score().stream()
        .map(ScoredPly::mark)
        .toList();
  }

  private List<String> alerts() {
    return table.runtime.core().state().orElseThrow().alerts().stream()
        .map(alert -> alert.kind().toString())
        .toList();
  }

  @Test
  void twinCapturesAndPromotion_areCertain() {
    connected(false);
    assign();

    plays(Side.WHITE, "e2. e4P");
    plays(Side.BLACK, "d7. d5p");
    plays(Side.WHITE, "d5P e4."); // the victim is never seen empty
    plays(Side.BLACK, "c7. c6p");
    plays(Side.WHITE, "c6P d5.");
    plays(Side.BLACK, "g8. f6n");
    plays(Side.WHITE, "b7P c6.");
    plays(Side.BLACK, "e7. e6p");
    plays(Side.WHITE, "b7. a8. a8N");

    assertThat(table.sans())
        .containsExactly("e4", "d5", "exd5", "c6", "dxc6", "Nf6", "cxb7", "e6", "bxa8=N");
    assertThat(marks()).containsOnly(Mark.NONE);
    assertThat(alerts()).isEmpty();
  }

  @Test
  void game_assignedAfterTheMenWereRead_knowsThem() {
    connected(false);
    sees("g1. f1. g1B f1N");
    table.pass(1_000);
    table.runtime.core().accept(new TableInput.Assign(VirtualTable.assignment("g", "90m")));
    table.pass(500);
    table.press(Side.BLACK);

    plays(Side.WHITE, "g1. f3B");

    assertThat(table.sans()).containsExactly("g1-f3!");
  }

  @Test
  void boardTheOtherWayRound_isFoundAtTheFirstMove() {
    connected(true);
    assign();

    plays(Side.WHITE, "d7. d5P");
    plays(Side.BLACK, "d2. d4p");

    assertThat(table.sans()).containsExactly("e4", "e5");
    assertThat(alerts()).contains("orientation");
  }

  @Test
  void moveWhileTheBoardWasAway_isReconstructed() {
    connected(false);
    assign();
    plays(Side.WHITE, "e2. e4P");
    report(new BoardEvent.BoardLost(table.now()));
    table.pass(8_000);
    table.press(Side.BLACK);
    table.pass(1_000);
    sees("d7. d5p");
    back();
    table.pass(1_000);

    plays(Side.WHITE, "d5P e4.");

    assertThat(table.sans()).containsExactly("e4", "d5", "exd5");
    assertThat(marks()).containsExactly(Mark.NONE, Mark.RECONSTRUCTED, Mark.NONE);
  }

  @Test
  void movesFromTheLogOfTheBoard_areReconstructedOneByOne() {
    connected(false);
    assign();
    plays(Side.WHITE, "e2. e4P");
    report(new BoardEvent.BoardLost(table.now()));
    table.runtime.core().accept(new TableInput.Clock(lost()));
    table.pass(20_000);

    recorded(Side.BLACK, "e7. e5p");
    recorded(Side.WHITE, "g1. f3N");
    recorded(Side.BLACK, "b8. c6n");
    table.clockBack(Runs.LEFT);
    sees("f1. b5B");
    back();
    table.pass(2_000);
    table.press(Side.WHITE);
    table.pass(1_000);

    assertThat(table.sans()).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5");
    assertThat(marks())
        .containsExactly(
            Mark.NONE, Mark.RECONSTRUCTED, Mark.RECONSTRUCTED, Mark.RECONSTRUCTED, Mark.NONE);
  }

  private ClockEvent lost() {
    return new ClockEvent.ClockLost("pulled out", table.now());
  }

  /** What the driver makes of a ply in the log: all at once, and the board is away again. */
  private void recorded(Side side, String changes) {
    for (var change : changes.split(" ")) {
      var square = Square.parse(change.substring(0, 2)).orElseThrow();
      char man = change.charAt(2) == '.' ? ' ' : change.charAt(2);
      men[square.index()] = man;
      report(new BoardEvent.PieceSeen(square, man, table.now()));
      table.pass(1);
    }
    table.press(side);
    table.pass(1);
    back();
    table.pass(1);
    report(new BoardEvent.BoardLost(table.now()));
    table.pass(1);
  }
}
