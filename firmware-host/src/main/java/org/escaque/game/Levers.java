package org.escaque.game;

import java.util.ArrayList;
import java.util.List;
import org.escaque.board.Side;
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
 */
record Levers(
    @Nullable Side runs,
    int wrongInRow,
    boolean swapped,
    List<Side> unseen,
    @Nullable Side resumes,
    boolean external) {

  static final Levers UNTOUCHED = new Levers(null, 0, false, List.of(), null, false);

  Levers {
    unseen = List.copyOf(unseen);
  }

  Levers pressedBy(Side side) {
    return new Levers(side.opponent(), wrongInRow, swapped, unseen, resumes, external);
  }

  Levers wrong(int inRow) {
    return new Levers(runs, inRow, swapped, unseen, resumes, external);
  }

  Levers turned() {
    return new Levers(runs, 0, !swapped, unseen, resumes, external);
  }

  Levers unseenBy(Side side) {
    var longer = new ArrayList<>(unseen);
    longer.add(side);
    return new Levers(runs, wrongInRow, swapped, longer, resumes, external);
  }

  Levers allSeen() {
    return new Levers(runs, wrongInRow, swapped, List.of(), resumes, external);
  }

  Levers resuming(@Nullable Side side) {
    return new Levers(runs, wrongInRow, swapped, unseen, side, external);
  }

  Levers ofExternalClock() {
    return new Levers(runs, wrongInRow, swapped, unseen, resumes, true);
  }
}
