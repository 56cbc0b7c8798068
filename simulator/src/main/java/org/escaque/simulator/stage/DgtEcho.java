package org.escaque.simulator.stage;

import org.escaque.board.BoardEvent;
import org.escaque.board.BoardReport;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.clock.ClockEvent;
import org.escaque.clock.ClockTime;
import org.escaque.clock.Runs;
import org.escaque.host.table.TableInput;
import org.escaque.simulator.dgt.ClockFace;
import org.escaque.simulator.dgt.DgtBoard;
import org.escaque.simulator.dgt.Men;

/**
 * What drivers have said of board and clock so far, to know when they have said all. Confined to
 * one thread.
 */
public final class DgtEcho {

  /** Nothing is known of a square, or only that somebody stands there. */
  private static final char UNKNOWN = '?';

  private final char[] men = new char[64];
  private boolean boardLinked;
  private boolean clockLinked;
  private long left = -1;
  private long right = -1;
  private Runs runs = Runs.UNKNOWN;

  void note(TableInput input) {
    switch (input) {
      case TableInput.Board(BoardReport.Settled(var event)) -> note(event);
      case TableInput.Clock(var event) -> note(event);
      case TableInput.Board _ -> {}
      case TableInput.Assign _ -> {}
      case TableInput.Misassigned _ -> {}
      case TableInput.Act _ -> {}
    }
  }

  /** The board's driver said this. */
  public void note(BoardEvent event) {
    switch (event) {
      case BoardEvent.SquareLifted(var square, var _) -> men[square.index()] = ' ';
      case BoardEvent.SquarePlaced(var square, var _) -> men[square.index()] = UNKNOWN;
      case BoardEvent.PieceSeen(var square, var piece, var _) -> men[square.index()] = piece;
      case BoardEvent.BoardBack(var occupancy, var _) -> back(occupancy);
      case BoardEvent.BoardLost _ -> boardLinked = false;
      case BoardEvent.SquareSeenEmpty _,
          BoardEvent.SquareDoubted _,
          BoardEvent.SquareTrusted _ -> {}
    }
  }

  private void back(Occupancy occupancy) {
    boardLinked = true;
    for (var square : Square.all()) {
      char man = men[square.index()];
      boolean known = man != 0 && man != ' ';
      men[square.index()] = occupancy.has(square) ? known ? man : UNKNOWN : ' ';
    }
  }

  private void note(ClockEvent event) {
    switch (event) {
      case ClockEvent.ClockBack(var running, var _) -> {
        clockLinked = true;
        runs = running;
      }
      case ClockEvent.ClockLost _ -> clockLinked = false;
      case ClockEvent.LeverPressed(var lever, var _) -> runs = Runs.of(lever.other());
      case ClockEvent.TimesRead(var atLeft, var atRight, var running, var _) ->
          times(atLeft, atRight, running);
      case ClockEvent.TimesSet(var atLeft, var atRight, var running, var _) ->
          times(atLeft, atRight, running);
      case ClockEvent.FlagRaised _,
          ClockEvent.PausePressed _,
          ClockEvent.CallPressed _,
          ClockEvent.AdjustPressed _,
          ClockEvent.ClockDoubted _,
          ClockEvent.ClockTrusted _ -> {}
    }
  }

  private void times(ClockTime atLeft, ClockTime atRight, Runs running) {
    left = seconds(atLeft);
    right = seconds(atRight);
    runs = running;
  }

  private static long seconds(ClockTime time) {
    return time.millis() / 1_000;
  }

  /** Whether the clock's driver has said what the clock shows. */
  boolean isClockWhole(ClockFace face) {
    return switch (face) {
      case ClockFace.None none -> !clockLinked;
      case ClockFace.Shown shown ->
          clockLinked
              && left == shown.left().seconds()
              && right == shown.right().seconds()
              && runs == (shown.running() ? shown.turn() : Runs.NEITHER);
    };
  }

  /** Whether the board's driver has said all that stands there. */
  public boolean isBoardWhole(DgtBoard board) {
    return isBoardWhole(board, -1);
  }

  /** Whether the board's driver has said what stands on these fields. */
  boolean isBoardWhole(DgtBoard board, long fields) {
    if (!boardLinked) {
      return false;
    }
    for (long left = fields; left != 0; left &= left - 1) {
      int field = Long.numberOfTrailingZeros(left);
      char shown = Men.letter(board.fields().at(field));
      char said = men[Men.square(field, false).index()];
      if (said != shown && (said != UNKNOWN || shown == ' ')) {
        return false;
      }
    }
    return true;
  }

  /** Whether the board's driver says that it has a board. */
  public boolean isBoardLinked() {
    return boardLinked;
  }

  /** What is missing, for a person. */
  public String missing(DgtBoard board) {
    var text = new StringBuilder();
    text.append(boardLinked ? "" : "no board; ").append(clockLinked ? "" : "no clock; ");
    for (var square : Square.all()) {
      char shown = Men.letter(board.fields().at(Men.field(square, false)));
      if (men[square.index()] != shown) {
        text.append(square).append(" '").append(men[square.index()]).append("' for '");
        text.append(shown).append("'; ");
      }
    }
    return text.append("clock ")
        .append(left)
        .append(' ')
        .append(right)
        .append(' ')
        .append(runs)
        .append(" for ")
        .append(board.clock())
        .toString();
  }
}
