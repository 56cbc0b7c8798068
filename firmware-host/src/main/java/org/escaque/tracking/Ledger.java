package org.escaque.tracking;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.escaque.board.Side;
import org.escaque.board.Tick;

/** The touches of one turn: at most one a square, in order. */
final class Ledger {

  private Ledger() {}

  static List<Touch> plus(List<Touch> touches, Optional<Touch> touch) {
    if (touch.isEmpty() || touches.stream().anyMatch(old -> old.square() == touch.get().square())) {
      return touches;
    }
    var longer = new ArrayList<>(touches);
    longer.add(touch.get());
    return longer;
  }

  static boolean endsAt(List<Touch> touches, Tick tick) {
    return !touches.isEmpty() && touches.getLast().tick().equals(tick);
  }

  /** The touches that belong to the plies completed, whose last contact has this number. */
  static List<Touch> upTo(List<Touch> touches, int order, Side side, long inAir) {
    return touches.stream().filter(touch -> !isLater(touch, order, side, inAir)).toList();
  }

  /** The touches that begin the next turn. */
  static List<Touch> beyond(List<Touch> touches, int order, Side side, long inAir) {
    return touches.stream()
        .filter(touch -> isLater(touch, order, side, inAir))
        .map(touch -> touch.inTurnOf(side.opponent()))
        .toList();
  }

  private static boolean isLater(Touch touch, int order, Side side, long inAir) {
    boolean ofReply = touch.piece().side() != side;
    boolean up = (inAir & touch.square().bit()) != 0;
    return touch.replying() || ofReply && (up || touch.order() > order);
  }
}
