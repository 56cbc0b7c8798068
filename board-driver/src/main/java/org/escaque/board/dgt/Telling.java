package org.escaque.board.dgt;

import java.util.List;
import org.escaque.board.BoardEvent;
import org.escaque.board.Occupancy;
import org.escaque.board.Square;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What the table is told when a board has been read: each thing at a tick after the one before, so
 * that the order is kept. Confined to one call.
 */
final class Telling {

  private final List<DgtEffect> effects;
  private Tick tick;

  Telling(Tick now, List<DgtEffect> effects) {
    this.tick = now;
    this.effects = effects;
  }

  /** The moves of the log one by one; gives what stands there after them. */
  Men recovered(Recovery recovery) {
    var standing = recovery.start();
    for (var ply : recovery.plies()) {
      for (var change : ply.changes()) {
        standing = standing.with(change.square(), change.man());
        board(new BoardEvent.PieceSeen(change.square(), change.man(), next()));
      }
      effects.add(new DgtEffect.LeverRecorded(ply.left(), next()));
      board(new BoardEvent.BoardBack(standing.occupancy(), next()));
      board(new BoardEvent.BoardLost(next()));
    }
    return standing;
  }

  /** The clock first: what was pressed before the board was back is judged by what stands now. */
  void clock(List<ClockFrame> frames) {
    frames.forEach(frame -> effects.add(new DgtEffect.Clock(frame, tick)));
  }

  /** Men that left, then men that came, then that the board is back; gives the tick of that. */
  Tick changes(@Nullable Men before, Men men) {
    var back = next();
    var changed = before == null ? new Occupancy(-1) : men.differs(before);
    for (boolean empty : new boolean[] {true, false}) {
      for (Square square : changed.squares()) {
        char man = men.on(square);
        if ((man == ' ') == empty) {
          board(new BoardEvent.PieceSeen(square, man, back));
        }
      }
    }
    board(new BoardEvent.BoardBack(men.occupancy(), back));
    return back;
  }

  private void board(BoardEvent event) {
    effects.add(new DgtEffect.Board(event));
  }

  private Tick next() {
    tick = new Tick(tick.nanos() + 1);
    return tick;
  }
}
