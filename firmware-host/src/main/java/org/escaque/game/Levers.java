package org.escaque.game;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
import org.escaque.board.Tick;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the clock's levers.
 *
 * @param runs whose clock runs by the last press; null before the first
 * @param wrongInRow presses in a row that came from the side that had not just moved
 * @param swapped the clock stands the wrong way round
 * @param unseen who has pressed since the link to the board was lost, in order
 * @param resumes whose clock goes on when the lever was read after a restart; null if none does
 * @param external the clock keeps its own time and tells it, flags too
 * @param owed who pressed while the host was down without a move that was seen yet; null if nobody
 *     did
 * @param owedSince when that lever was read; null if nobody pressed so
 * @param shown what an external clock showed last; null before that
 */
record Levers(
    @Nullable Side runs,
    int wrongInRow,
    boolean swapped,
    List<Side> unseen,
    @Nullable Side resumes,
    boolean external,
    @Nullable Side owed,
    @Nullable Tick owedSince,
    GameEvent.@Nullable TimesReported shown) {

  static final Levers UNTOUCHED =
      new Levers(null, 0, false, List.of(), null, false, null, null, null);

  Levers {
    unseen = List.copyOf(unseen);
  }

  Levers pressedBy(Side side) {
    return new Levers(
        side.opponent(), wrongInRow, swapped, unseen, resumes, external, null, null, shown);
  }

  Levers wrong(int inRow) {
    return new Levers(runs, inRow, swapped, unseen, resumes, external, owed, owedSince, shown);
  }

  Levers turned() {
    return new Levers(runs, 0, !swapped, unseen, resumes, external, owed, owedSince, shown);
  }

  Levers unseenBy(Side side) {
    var longer = new ArrayList<>(unseen);
    longer.add(side);
    return new Levers(runs, wrongInRow, swapped, longer, resumes, external, owed, owedSince, shown);
  }

  Levers allSeen() {
    return new Levers(
        runs, wrongInRow, swapped, List.of(), resumes, external, owed, owedSince, shown);
  }

  Levers resuming(@Nullable Side side) {
    return new Levers(runs, wrongInRow, swapped, unseen, side, external, owed, owedSince, shown);
  }

  Levers ofExternalClock() {
    return new Levers(runs, wrongInRow, swapped, unseen, resumes, true, owed, owedSince, shown);
  }

  Levers showing(GameEvent.TimesReported times) {
    return new Levers(runs, wrongInRow, swapped, unseen, resumes, external, owed, owedSince, times);
  }

  /** A side pressed while the host was down, and its move was not found when the lever was read. */
  Levers owing(Side side, Tick read) {
    return new Levers(runs, wrongInRow, swapped, unseen, resumes, external, side, read, shown);
  }
}
