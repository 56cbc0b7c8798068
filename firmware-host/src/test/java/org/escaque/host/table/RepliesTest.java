package org.escaque.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Occupancy;
import org.escaque.board.Settling;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.game.Assignment.LawsInForce;
import org.escaque.game.GameEvent;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Fast play on a board that looks at each square four times a second: what it tells bears the
 * earliest tick, so that a reply may seem to have begun before the press that it answers.
 */
class RepliesTest {

  private static final Settling SLOW =
      new Settling(
          Duration.ofMillis(100),
          Duration.ofMillis(80),
          Duration.ofMillis(550),
          Duration.ofMillis(1_250));

  private static final String START =
      "RNBQKBNR" + "PPPPPPPP" + " ".repeat(32) + "pppppppp" + "rnbqkbnr";

  @TempDir Path folder;
  private VirtualTable table;
  private final char[] men = START.toCharArray();

  @BeforeEach
  void open() throws Exception {
    table = new VirtualTable(folder, Tick.ofMillis(1_000), SLOW);
    for (var square : Square.all()) {
      report(new BoardEvent.PieceSeen(square, men[square.index()], table.now()));
    }
    report(new BoardEvent.BoardBack(new Occupancy(START_BITS), table.now()));
    var laws = LawsInForce.of("fide-2009").with(Rulings.AUTOMATIC);
    table.runtime.core().accept(new TableInput.Assign(VirtualTable.assignment("g", "90m", laws)));
    table.pass(1_000);
    table.press(Side.BLACK);
    table.pass(1_000);
  }

  private static final long START_BITS = 0xffff_0000_0000_ffffL;

  @AfterEach
  void close() {
    table.close();
  }

  private void report(BoardEvent event) {
    table.runtime.core().accept(new TableInput.Board(new BoardReport.Settled(event)));
  }

  /** Something that the board tells, with the tick that it gives. */
  private record Doing(Square square, char man, Tick tick) {}

  /**
   * A press, and what the board tells around it: {@code e4P-30} is a white pawn on e4, 30 ms before
   * it. Each comes when such a board has made sure of it.
   */
  private void plays(Side side, String doings) {
    table.pass(4_000);
    var press = table.now().plusMillis(2_000);
    var sorted = new ArrayList<Doing>();
    for (var text : doings.split(" ")) {
      var square = Square.parse(text.substring(0, 2)).orElseThrow();
      char man = text.charAt(2) == '.' ? ' ' : text.charAt(2);
      sorted.add(new Doing(square, man, press.plusMillis(Long.parseLong(text.substring(3)))));
    }
    sorted.sort(Comparator.comparing(Doing::tick));
    boolean pressed = false;
    for (var doing : sorted) {
      var told = doing.tick().plusMillis(450);
      if (!pressed && told.isAfter(press)) {
        passTo(press);
        table.press(side);
        pressed = true;
      }
      passTo(told);
      report(new BoardEvent.PieceSeen(doing.square(), doing.man(), doing.tick()));
    }
    if (!pressed) {
      passTo(press);
      table.press(side);
    }
    table.pass(2_000);
  }

  private void passTo(Tick tick) {
    table.pass(Math.max(0, tick.millis() - table.now().millis()));
  }

  private List<String> alerts() {
    return table.runtime.core().state().orElseThrow().alerts().stream()
        .map(alert -> alert.kind() + " " + alert.side())
        .toList();
  }

  private List<String> touched() {
    return table.runtime.core().state().orElseThrow().reading().touches().stream()
        .map(touch -> touch.square().toString())
        .toList();
  }

  /** Plies before, unhurried. */
  private void open(String... plies) {
    var side = Side.WHITE;
    for (var ply : plies) {
      plays(side, ply);
      side = side.opponent();
    }
  }

  @Test
  void castlingBegunAtOnce_kingFirst_isNoTouchMove() {
    open("e2.-900 e4P-400", "e7.-900 e5p-400", "g1.-900 f3N-400", "g8.-900 f6n-400");
    open("f1.-900 c4B-400", "f8.-900 c5b-400");

    plays(Side.WHITE, "d2.-900 d3P-240 e8.-90 g8k+160 h8.+260 f8r+500");
    plays(Side.BLACK, "b1.+50 c3N+400");

    assertThat(table.sans()).containsExactly("e4", "e5", "Nf3", "Nf6", "Bc4", "Bc5", "d3", "O-O");
    assertThat(alerts()).isEmpty();
  }

  @Test
  void castlingWithTheRookFirst_isFoundAsSuch() {
    open("e2.-900 e4P-400", "e7.-900 e5p-400", "g1.-900 f3N-400", "g8.-900 f6n-400");
    open("f1.-900 c4B-400", "f8.-900 c5b-400");

    plays(Side.WHITE, "d2.-900 d3P-240 h8.-90 e8.+170 g8k+300 f8r+500");

    assertThat(touched()).containsExactly("h8", "e8");
  }

  @Test
  void recapture_ofTheManThatMoved_leavesTheMoveWhole() {
    open("e2.-900 e4P-400", "d7.-900 d5p-400");

    plays(Side.WHITE, "d5.-800 e4.-700 d5P-230 d5.-20 d8.-10 d5q+300");
    plays(Side.BLACK, "b1.+200 c3N+500");

    assertThat(table.sans()).containsExactly("e4", "d5", "exd5", "Qxd5");
    assertThat(alerts()).isEmpty();
  }

  @Test
  void replyThatIsWholeBeforeThePress_isStillTheReply() {
    plays(Side.WHITE, "e2.-700 e4P-240 e7.-200 e5p-1");

    assertThat(table.sans()).containsExactly("e4");

    plays(Side.BLACK, "g1.+300 f3N+600");

    assertThat(table.sans()).containsExactly("e4", "e5");
    assertThat(alerts()).isEmpty();
  }

  @Test
  void moversOwnOddDoing_isNotHiddenBehindThePress() {
    plays(Side.WHITE, "e2.-700 e4P-240 e4.-200 e5P-100");

    // It was ruled and taken back.
    assertThat(table.sans()).isEmpty();
    assertThat(alerts()).containsExactly("illegal-move white");
  }

  @Test
  void pressWithTheOwnManInTheAir_isNoMoveThoughHeStoodSomewhereJustBefore() {
    plays(Side.WHITE, "g1.-700 f3N-240 f3.-100");

    assertThat(table.sans()).doesNotContain("Nf3");
    assertThat(alerts()).isNotEmpty();
  }

  @Test
  void pressThatIsToldASecondLate_afterACapture_isTheMoveBefore() {
    open("e2.-900 e4P-400", "d7.-900 d5p-400");

    plays(Side.WHITE, "d5.-1900 e4.-1800 d5P-1300 d5.-800 d8.-700 d5q-200");
    plays(Side.BLACK, "b1.+200 c3N+500");

    assertThat(table.sans()).containsExactly("e4", "d5", "exd5", "Qxd5");
    assertThat(alerts()).isEmpty();
  }

  @Test
  void mateJustBeforeTheFlag_endsTheGameFirst() {
    open("f2.-900 f3P-400", "e7.-900 e5p-400", "g2.-900 g4P-400");
    var clock = table.runtime.core().state().orElseThrow().clock();
    var flag = clock.flagFall(Side.BLACK).orElseThrow();
    passTo(flag.plusMillis(-1_000));
    report(new BoardEvent.PieceSeen(Square.D8, ' ', flag.plusMillis(-900)));
    passTo(flag.plusMillis(250));
    report(new BoardEvent.PieceSeen(Square.H4, 'q', flag.plusMillis(-200)));
    table.pass(3_000);

    assertThat(table.sans()).endsWith("Qh4#");
    assertThat(table.runtime.core().state().orElseThrow().outcome().toString())
        .contains("checkmate");
  }

  @Test
  void resignation_isJudgedByAllThatWasSeenBeforeIt() {
    var core = table.runtime.core();
    report(new BoardEvent.PieceSeen(Square.E2, ' ', table.now().plusMillis(-450)));
    table.pass(100);
    var resigned = new GameEvent.Resigned(Side.WHITE, table.now());

    core.accept(new TableInput.Act(resigned, effects -> {}));

    assertThat(touched()).containsExactly("e2");
  }

  @Test
  void manWhoStandsWrongSinceLong_doesNotHideTheReply() {
    open("e2.-900 e4P-400 h2.-350 h5P-300");

    plays(Side.BLACK, "e7.-700 e5p-240 g1.-100 f3N+200");
    plays(Side.WHITE, "b8.-60 c6n+300");

    assertThat(table.sans()).startsWith("e4", "e5", "Nf3");
    assertThat(touched()).contains("b8");
  }

  @Test
  void manWhoWasPushedAlongAndTaken_wentToTheLastSquare() {
    open("a2.-900 a4P-400", "b7.-900 b5p-400", "a4.-900 b5.-850 b5P-400", "a7.-900 a5p-400");
    open("h2.-900 h3P-400", "a5.-900 a4p-400", "h3.-900 h4P-400");

    plays(Side.BLACK, "a8.-800 a6r-500 a5r-300 a6.-230 a5.-200 b5.-100");

    assertThat(table.sans()).endsWith("h4", "Ra5");
  }

  @Test
  void newSquareFirst_bothInTheSweep_isTheWholeMove() {
    plays(Side.WHITE, "e4P-240 e2.-60");

    assertThat(table.sans()).containsExactly("e4");
    assertThat(alerts()).isEmpty();
  }
}
