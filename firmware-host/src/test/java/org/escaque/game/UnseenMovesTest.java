package org.escaque.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Side;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.escaque.chess.Position;
import org.escaque.laws.Rulings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves made while a board that knows men could not be seen. */
class UnseenMovesTest {

  private Occupancy wood = Position.INITIAL.occupied();
  private Step step;
  private long millis;

  UnseenMovesTest() {
    step = Game.start(GameTest.assignment("fide-2009", "90m", Rulings.AUTOMATIC), wood, Tick.ZERO);
    Position.INITIAL
        .pieces()
        .forEach((square, piece) -> hear(new BoardEvent.PieceSeen(square, piece.letter(), tick())));
    press(Side.BLACK);
  }

  private Tick tick() {
    millis += 300;
    return Tick.ofMillis(millis);
  }

  private void step(GameEvent event) {
    step = Game.step(step.state(), event);
  }

  private void hear(BoardEvent event) {
    step(new GameEvent.HandsMoved(event));
  }

  private void press(Side side) {
    step(new GameEvent.ClockPressed(side, tick()));
  }

  private void press(String side) {
    press(side.equals("w") ? Side.WHITE : Side.BLACK);
  }

  private void lost() {
    hear(new BoardEvent.BoardLost(tick()));
  }

  /** What is found to stand there, such as {@code "e2- e4P"}; then the board is back. */
  private void back(String changes) {
    seen(changes);
    hear(new BoardEvent.BoardBack(wood, tick()));
  }

  /** At one tick, for nobody knows the order. */
  private void seen(String changes) {
    var tick = tick();
    for (var change : changes.split(" ")) {
      if (!change.isEmpty()) {
        var square = square(change);
        boolean empty = change.charAt(2) == '-';
        wood = empty ? wood.without(square) : wood.with(square);
        hear(new BoardEvent.PieceSeen(square, empty ? ' ' : change.charAt(2), tick));
      }
    }
  }

  private static Square square(String change) {
    return Square.parse(change.substring(0, 2)).orElseThrow();
  }

  private List<String> score() {
    return step.state().score().stream().map(ply -> ply.san() + " " + ply.mark()).toList();
  }

  @ParameterizedTest(name = "presses {0}, then {1}")
  @CsvSource({
    // One ply; one and the reply begun, or made; two with both presses, or none, told.
    "w,  e2- e4P,                 e4 reconstructed",
    "w,  e2- e7- e4P,             e4 reconstructed",
    "w,  e2- e7- e4P e5p,         e4 reconstructed",
    "wb, e2- e7- e4P e5p,         e4 reconstructed;e5 reconstructed",
    "'', e2- e7- e4P e5p,         e4 reconstructed;e5 reconstructed",
    // Nobody has pressed, or somebody has only begun.
    "'', e2- e4P,                 ''",
    "'', e2-,                     ''",
    // Three plies of three men cannot tell which of White's was first.
    "w,  e2- d2- e7- e4P d4P e5p, d4 ambiguous;e5 reconstructed;e4 ambiguous",
  })
  void back_afterPresses_findsTheMovesByTheMen(String presses, String changes, String score) {
    lost();
    presses.chars().forEach(side -> press(String.valueOf((char) side)));

    back(changes);

    assertThat(String.join(";", score())).isEqualTo(score);
  }

  @Test
  void press_beforeItsManWasFound_waitsForHim() {
    lost();
    press(Side.WHITE);
    back("e2-");
    assertThat(score()).isEmpty();

    seen("e4P");

    assertThat(score()).containsExactly("e4 reconstructed");
  }

  @Test
  void press_beforeItsManWasFound_isExplainedWithTheNextOne() {
    lost();
    press(Side.WHITE);
    back("e4P");
    seen("e2-");
    seen("e7- e5p");

    press(Side.BLACK);

    assertThat(score()).containsExactly("e4 reconstructed", "e5 none");
  }

  @Test
  void castling_whoseKingWasLiftedUnseen_isNoRookMove() {
    for (var ply :
        List.of("e2- e4P w", "e7- e5p b", "g1- f3N w", "b8- c6n b", "f1- c4B w", "g8- f6n b")) {
      seen(ply.substring(0, 3));
      seen(ply.substring(4, 7));
      press(ply.substring(8));
    }
    lost();
    back("e1-");

    seen("g1K");
    seen("h1-");
    seen("f1R");
    press(Side.WHITE);

    assertThat(score()).last().isEqualTo("O-O none");
  }
}
